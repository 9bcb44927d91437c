import { z } from 'zod';
import { hasAadhaarNumber } from './aadhaar.ts';
import { cleanText } from './clean-text.ts';
import { m } from './paraglide/messages.js';

/** Refuses a text with an Aadhaar number: `.refine(...withoutAadhaar)`. */
export const withoutAadhaar = [
  (text: string | undefined) => text === undefined || !hasAadhaarNumber(text),
  { error: () => m.input_aadhaar() },
] as const;

/** A required text of several lines that a person writes, cleaned. */
export function writtenText(required: () => string, { min, max }: { min: number; max: number }) {
  return z
    .string({ error: required })
    .max(max * 2, { error: () => m.input_most_characters({ most: max }) })
    .transform((text) => cleanText(text, { lines: true }))
    .pipe(
      z
        .string()
        .min(min, { error: required })
        .max(max, { error: () => m.input_most_characters({ most: max }) })
        .refine(...withoutAadhaar),
    );
}
