import { z } from 'zod';
import { cleanText } from './clean-text.ts';

/** 24 hexadecimal digits: 4 bytes of creation time in seconds, 8 random ones. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'This is not a valid id.');

/** When an id was created. */
export function idTime(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}

export const idParams = z.object({ id: idSchema });

/** The page of a list, starting from 1. */
export const pageNumber = z.coerce
  .number('This is not a page number.')
  .int('This is not a page number.')
  .min(1, 'This is not a page number.')
  .max(1_000_000, 'This is not a page number.');

/** The number of a run of the import. */
export const batchNumber = z.coerce.number<string>('This is not an import.').int().min(1).max(2_147_483_647);

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

/** One required line of text, cleaned. */
export function lineOfText(name: string, maxLength: number) {
  return z
    .string(`${name} is required.`)
    .transform((text) => cleanText(text))
    .pipe(
      z
        .string()
        .min(1, `${name} is required.`)
        .max(maxLength, `${name} must be at most ${maxLength} characters long.`),
    );
}
