import { createHash } from 'node:crypto';

/** Identifies a row by its reference or, without one, by all its cells. */
export function rowHash(cells: Readonly<Record<string, string>>): string {
  const reference = cells.reference?.trim();
  const content = reference ? { reference } : Object.values(cells);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27);
}

/**
 * The key of an imported listing. Identical rows are separate listings: the key includes how many came before, which is
 * the same in every run.
 */
export function importKey(hash: string, occurrence: number): string {
  return `${hash}:${occurrence}`;
}
