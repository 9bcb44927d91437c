import { z } from 'zod';

/** 24 hexadecimal digits: 4 bytes of creation time in seconds, 8 random ones. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'This is not a valid id.');

/** When an id was made. */
export function idTime(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}

export const idParams = z.object({ id: idSchema });

/** The page of a list, from 1. Anything else is refused. */
export const pageNumber = z.coerce
  .number('This is not a page number.')
  .int('This is not a page number.')
  .min(1, 'This is not a page number.')
  .max(1_000_000, 'This is not a page number.');

/** A point in time as ISO 8601 text. */
export const timestamp = z.string().meta({ format: 'date-time' });

export const messageAnswer = z.object({ message: z.string() });

/** Reads a number that may arrive as text; blank text counts as missing. */
export function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : value;
}

/** Reads a checkbox, or a cell of a table, that may arrive as text. */
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

/** Controls, directions, fillers, tags, halves of pairs, and what is no character: nobody sees them. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{NChar}\u2800]/gu;
/** White space, how letters of India join, and how an emoji is drawn. */
const meant = '\n\t\u200C\u200D\uFE0E\uFE0F';
/** Joiners after anything but such a letter, its signs, or an emoji. */
const joinersOfNothing = /(?<![\u0600-\u1FFF\p{M}\p{ExtPict}\p{EMod}])[\u200C\u200D]+/gu;
/** More signs on one letter than any language puts there. */
const heapsOfMarks = /(\p{M}{6})\p{M}+/gu;

/** Text that reads as it looks: without what is unseen or heaped up; line breaks stay where `lines` allows them. */
export function cleanText(text: string, { lines = false } = {}): string {
  const cleaned = text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(unseen, (c) => (meant.includes(c) ? c : ''))
    .replace(joinersOfNothing, '')
    .normalize('NFC')
    .replace(heapsOfMarks, '$1');
  return (lines ? cleaned.replace(/\n{3,}/g, '\n\n') : cleaned.replace(/\s+/g, ' ')).trim();
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
