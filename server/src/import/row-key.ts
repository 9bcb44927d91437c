import { createHash } from 'node:crypto';

/** Tells a row from every other by its reference or, without one, by all its cells. */
export function rowHash(cells: Readonly<Record<string, string>>): string {
  const reference = cells.reference?.trim();
  const content = reference ? { reference } : Object.values(cells);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27);
}

/**
 * What an imported listing is remembered by. Rows alike to the last letter are listings of their own: they differ in
 * how many came before them, which is the same at every run.
 */
export function importKey(hash: string, occurrence: number): string {
  return `${hash}:${occurrence}`;
}
