import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Correction } from '@thikana/contract/search/search';
import type { Kysely } from 'kysely';
import { wordsOf } from '../../../lib/words-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Engine, KnownWords } from '../engine.ts';
import { nearestWord } from './nearest-word.ts';
import { createStems } from './stems.ts';

export interface ReadWords {
  /** The stems to search for, the rarest first; undefined without words that some listing has. */
  words: readonly string[] | undefined;
  /** The stems of all words, also of those that no listing has yet; undefined without words. */
  allWords: readonly string[] | undefined;
  /** The typed words that no listing has. */
  unknown?: string[];
  /** The typed word of each stem. */
  typedOf?: ReadonlyMap<string, string>;
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

  async function correct(typed: readonly string[], known: KnownWords): Promise<Correction[]> {
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
      if (typed.length === 0) return { words: undefined, allWords: undefined };
      const known = spelling === 'exact' ? undefined : await engine.knownWords();
      const corrected = known ? await correct(typed, known) : [];
      const meant = new Map(corrected.map(({ from, to }) => [from, to]));
      const stemsOfWords = await stems.of(typed.map((word) => meant.get(word) ?? word));
      const allWords = [...new Set(stemsOfWords.flat())];
      if (!known) return { words: allWords, allWords };
      const unknown = typed.filter((_, place) => stemsOfWords[place]?.some((stem) => !known.has(stem)));
      const words = allWords.filter((stem) => known.has(stem));
      words.sort((one, other) => known.countOf(one) - known.countOf(other));
      return {
        words: words.length > 0 || unknown.length === 0 ? words : undefined,
        allWords,
        typedOf: new Map(
          stemsOfWords.flatMap((each, place) => each.map((stem) => [stem, typed[place] ?? stem])),
        ),
        ...(unknown.length > 0 && { unknown }),
        ...(corrected.length > 0 && { corrected }),
      };
    },
  };
}
