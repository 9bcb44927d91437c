import { z } from 'zod';
import { hasAadhaarNumber, maskAadhaarNumbers } from './aadhaar.ts';
import { cleanText } from './clean-text.ts';
import { m } from './paraglide/messages.js';

/** Refuses a text with an Aadhaar number: `.refine(...withoutAadhaar)`. */
export const withoutAadhaar = [
  (text: string | undefined) => text === undefined || !hasAadhaarNumber(text),
  { error: () => m.input_aadhaar() },
] as const;

interface Length {
  min: number;
  max: number;
}

/** A required text of several lines that a person writes, cleaned. */
export const writtenText = (required: () => string, length: Length) =>
  cleanedText(required, length).refine(...withoutAadhaar);

/** The same about what is wrong somewhere: a number that has to be quoted is masked instead of refused. */
export const complainedText = (required: () => string, length: Length) =>
  cleanedText(required, length).transform(maskAadhaarNumbers);

/** A text that may be empty, cleaned. */
export const shortText = (max: number, tooLong: () => string, options?: Parameters<typeof cleanText>[1]) =>
  z
    .string()
    .transform((text) => cleanText(text, options))
    .pipe(
      z
        .string()
        .max(max, { error: tooLong })
        .refine(...withoutAadhaar),
    );

function cleanedText(required: () => string, { min, max }: Length) {
  return z
    .string({ error: required })
    .max(max * 2, { error: () => m.input_most_characters({ most: max }) })
    .transform((text) => cleanText(text, { lines: true }))
    .pipe(
      z
        .string()
        .min(min, { error: required })
        .max(max, { error: () => m.input_most_characters({ most: max }) }),
    );
}
