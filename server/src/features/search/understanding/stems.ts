import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../../platform/database/tables.ts';

/** Stems words like the database's vectors: `gardens` is `garden`, `the` has no stem. */
export interface Stems {
  of(words: readonly string[]): Promise<readonly (readonly string[])[]>;
}

const mostKept = 20_000;

export function createStems(db: Kysely<Tables>): Stems {
  const known = new LRUCache<string, readonly string[]>({ max: mostKept });
  return {
    async of(words) {
      const found = new Map(words.map((word) => [word, known.get(word)]));
      const unknown = words.filter((word) => !found.get(word));
      if (unknown.length > 0) {
        const { rows } = await sql<{ word: string; stems: string[] }>`
          select word, tsvector_to_array(to_tsvector('english', word)) as stems
          from unnest(${unknown}::text[]) word`.execute(db);
        for (const { word, stems } of rows) {
          known.set(word, stems);
          found.set(word, stems);
        }
      }
      return words.map((word) => found.get(word) ?? []);
    },
  };
}
