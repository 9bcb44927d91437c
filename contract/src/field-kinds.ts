import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { amountFromText, blankToUndefined, booleanFromText, numberFromText } from './fields.ts';
import { findLandUnit } from './land.ts';
import { numberText } from './number-text.ts';
import { m } from './paraglide/messages.js';
import { withoutAadhaar } from './written-text.ts';

export const text = (
  required: () => string,
  tooShort: () => string,
  minLength: number,
  maxLength: number,
  lines = false,
) =>
  z
    .string({ error: required })
    .transform((value) => cleanText(value, { lines }))
    .pipe(
      z
        .string()
        .min(1, { error: required, abort: true })
        .min(minLength, { error: tooShort })
        .max(maxLength, { error: () => m.input_most_characters({ most: maxLength }) })
        .refine(...withoutAadhaar),
    );

interface OptionalTextRules {
  maxLength: number;
  minLength?: number;
  tooShort?: () => string;
  lines?: boolean;
  change?: (value: string) => string;
}

/** A text that may be left out. */
export const optionalText = ({
  maxLength,
  minLength = 0,
  tooShort,
  lines = false,
  change = (value) => value,
}: OptionalTextRules) =>
  z.preprocess(
    blankToUndefined,
    z
      .string()
      .transform((value) => change(cleanText(value, { lines })))
      .pipe(
        z
          .string()
          .min(minLength, { error: tooShort })
          .max(maxLength, { error: () => m.input_most_characters({ most: maxLength }) })
          .refine(...withoutAadhaar),
      )
      .optional(),
  );

interface Bounds {
  min?: number;
  max: number;
  int?: boolean;
}

const bounded = (required: (issue: { input: unknown }) => string, { min = 0, max, int = false }: Bounds) => {
  const within = z
    .number({ error: required })
    .min(min, { error: () => m.input_least_value({ least: min }) })
    .max(max, { error: () => m.input_most_value({ most: numberText(max) }) });
  return int ? within.int({ error: m.input_whole_value }) : within;
};

export const number = (required: () => string, bounds: Bounds) =>
  z.preprocess(numberFromText, bounded(required, bounds));

export const choice = <const T extends readonly string[]>(values: T, required: () => string) =>
  z.preprocess(blankToUndefined, z.enum(values, { error: required }));

export const landUnit = (required: () => string) =>
  z.preprocess(
    blankToUndefined,
    z
      .string({ error: required })
      .refine((unit) => findLandUnit(unit) !== undefined, { error: required })
      .describe('A land unit of the city.'),
  );

export const flag = z.preprocess(booleanFromText, z.boolean({ error: m.input_yes_or_no }).default(false));

const maxRupees = 100_000_000_000;

const amount = (required: () => string, min: number) =>
  bounded(({ input }) => (typeof input === 'string' ? m.input_amount_unreadable() : required()), {
    ...{ min, max: maxRupees, int: true },
  });

export const rupees = (required: () => string) => z.preprocess(amountFromText, amount(required, 1));

/** An amount that an owner may leave out. Zero says that there is none. */
export const optionalRupees = z.preprocess(amountFromText, amount(m.input_amount_required, 0).optional());
