import type { SearchFilter } from '@thikana/contract/search';
import type { Stems } from './stems.ts';
import { wordsOf } from './words-of.ts';

interface ReadWords {
  /** The stems to look for; nothing where no words were given. */
  words: readonly string[] | undefined;
}

/** What is looked for of the words of a search. */
export interface WordReader {
  read(search: Pick<SearchFilter, 'q'>): Promise<ReadWords>;
}

export function createWordReader(stems: Stems): WordReader {
  return {
    async read({ q }) {
      const typed = q === undefined ? [] : [...new Set(wordsOf(q.toLowerCase()))];
      if (typed.length === 0) return { words: undefined };
      return { words: [...new Set((await stems.of(typed)).flat())] };
    },
  };
}
