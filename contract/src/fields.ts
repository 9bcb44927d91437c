import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { m } from './paraglide/messages.js';
import { typedAmount } from './typed-amount.ts';
import { withoutAadhaar } from './written-text.ts';

/** 24 hexadecimal digits: 4 bytes of creation time in seconds, 8 random ones. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, { error: m.input_id });

/** When an id was created. */
export function idTime(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}

export const idParams = z.object({ id: idSchema });

/** GeoJSON order: longitude, latitude. [0, 0] means that no location was chosen. */
export const pointSchema = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});

/** The page of a list, starting from 1. */
export const pageNumber = z.coerce
  .number({ error: m.input_page_number })
  .int({ error: m.input_page_number })
  .min(1, { error: m.input_page_number })
  .max(1_000_000, { error: m.input_page_number });

/** The number of a run of the import. */
export const batchNumber = z.coerce.number<string>({ error: m.input_import }).int().min(1).max(2_147_483_647);

/** A time as ISO 8601 text. */
export const timestamp = z.string().meta({ format: 'date-time' });

export const messageAnswer = z.object({ message: z.string() });

/** Reads a number that may arrive as text; blank text counts as missing. */
export function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : value;
}

/** Reads an amount as people type it; other numbers and blank text like `numberFromText`. */
export const amountFromText = (value: unknown): unknown =>
  (typeof value === 'string' ? typedAmount(value) : undefined) ?? numberFromText(value);

/** Reads a checkbox or a table cell that may arrive as text. */
export function booleanFromText(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (text === 'true' || text === 'on' || text === 'yes') return true;
  if (text === 'false' || text === 'no' || text === '') return false;
  return value;
}

export function blankToUndefined(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

/** Reads an object that may arrive as JSON text, as objects do in multipart forms. */
export function objectFromText(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return blankToUndefined(value);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A whole number, both ends included. */
export function wholeNumberBetween(from: number, to: number) {
  const error = () => m.input_number_between({ from, to });
  return z.int({ error: m.input_whole_number }).min(from, { error }).max(to, { error });
}

/** One required line of text, cleaned. */
export function lineOfText(name: () => string, maxLength: number) {
  const required = () => m.input_line_required({ name: name() });
  return z
    .string({ error: required })
    .transform((text) => cleanText(text))
    .pipe(
      z
        .string()
        .min(1, { error: required })
        .max(maxLength, { error: () => m.input_line_too_long({ name: name(), most: maxLength }) })
        .refine(...withoutAadhaar),
    );
}
