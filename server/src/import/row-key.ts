import { createHash } from 'node:crypto';

/** Tells a row from every other by its key columns or, without any, by all that it says. */
export function rowHash(cells: Readonly<Record<string, string>>, key: readonly string[] | undefined): string {
  const content = key ? key.map((column) => cells[column]?.trim()) : Object.entries(cells);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27);
}

/**
 * What an imported listing is remembered by. Rows alike to the last letter are offers of their own: they differ in
 * how many came before them, which is the same at every run.
 */
export function importKey(mappingName: string, hash: string, occurrence: number): string {
  return `${mappingName}:${hash}:${occurrence}`;
}
