import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Correction } from '@thikana/contract/search/search';
import type { Kysely } from 'kysely';
import { wordsOf } from '../../../lib/words-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Engine } from '../engine.ts';
import { nearestWord } from './nearest-word.ts';
import { createStems } from './stems.ts';

interface ReadWords {
  /** The stems to search for; undefined without words. */
  words: readonly string[] | undefined;
  /** Missing if no word was corrected. */
  corrected?: Correction[];
}

/** Converts the words of a search into stems and corrections. */
export interface WordReader {
  read(search: Pick<SearchFilter, 'q' | 'spelling'>): Promise<ReadWords>;
}

/** Words are not corrected if the engine cannot tell which ones are known. */
export function createWordReader(db: Kysely<Tables>, engine: Pick<Engine, 'knownWords'>): WordReader {
  const stems = createStems(db);

  async function correct(typed: readonly string[]): Promise<Correction[]> {
    const known = await engine.knownWords();
    if (!known) return [];
    const stemsOfTyped = await stems.of(typed);
    const corrected: Correction[] = [];
    for (const [place, from] of typed.entries()) {
      if (stemsOfTyped[place]?.every((stem) => known.has(stem))) continue;
      const to = await nearestWord(db, known, from);
      if (to !== undefined) corrected.push({ from, to });
    }
    return corrected;
  }

  return {
    async read({ q, spelling }) {
      const typed = q === undefined ? [] : [...new Set(wordsOf(q.toLowerCase()))];
      if (typed.length === 0) return { words: undefined };
      const corrected = spelling === 'exact' ? [] : await correct(typed);
      const meant = new Map(corrected.map(({ from, to }) => [from, to]));
      const words = await stems.of(typed.map((word) => meant.get(word) ?? word));
      return { words: [...new Set(words.flat())], ...(corrected.length > 0 && { corrected }) };
    },
  };
}
