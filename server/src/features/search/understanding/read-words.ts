import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Correction } from '@thikana/contract/search/search';
import type { Kysely } from 'kysely';
import { wordsOf } from '../../../lib/words-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { asTyped, currentFacts } from '../../city/city.feature.ts';
import type { Engine, KnownWords } from '../engine.ts';
import { mostWords } from '../ranking.ts';
import { namesOfLandmarks } from './landmark-names.ts';
import { listedAmong, meantWord } from './meant-word.ts';
import { createStems } from './stems.ts';
import { wordsMeaning } from './wishes.ts';

interface ReadWords {
  /** The stems of words that some listing has, at most `mostWords`; undefined without words. */
  words: readonly string[] | undefined;
  /** Also those that no listing has yet. */
  allWords: readonly string[] | undefined;
  /** The names of the landmarks, each as stems: listings that say one come first. */
  names: readonly (readonly string[])[];
  /** Words that no listing has, with their corrections; empty if none resembles it. Missing if there are none. */
  corrected?: Correction[];
}

/** Converts the words of a search into stems and corrections. */
export interface WordReader {
  read(search: Pick<SearchFilter, 'q' | 'spelling' | 'landmark'>): Promise<ReadWords>;
}

/** Words are not corrected if the engine cannot tell which ones are known. */
export function createWordReader(db: Kysely<Tables>, engine: Pick<Engine, 'knownWords'>): WordReader {
  const stems = createStems(db);

  async function correct(typed: readonly string[], known: KnownWords): Promise<Correction[]> {
    const corrected: Correction[] = [];
    for (const from of typed) {
      if (!(await isKnown(from, known)))
        corrected.push({ from, to: (await meantWord({ db, stems, known }, from)) ?? '' });
    }
    return corrected;
  }

  /** Whether some listing has the word, or another one that means the same. */
  async function isKnown(word: string, known: KnownWords): Promise<boolean> {
    const alternatives = await alternativesOf(word);
    return alternatives.every((each) => each.split('|').some((stem) => known.has(stem)));
  }

  /** The name of the city is left out if no listing says it, for all listings are there. */
  async function withoutCity(words: readonly string[], known: KnownWords): Promise<string[]> {
    const ofCity = cityWords();
    const isMeant = async (word: string) => !ofCity.has(word) || (await isKnown(word, known));
    const areMeant = await Promise.all(words.map(isMeant));
    return words.filter((_, place) => areMeant[place]);
  }

  /** `babu para` is also `babupara`, if some listing says so. */
  async function joinedPairs(words: readonly string[], known: KnownWords): Promise<Map<string, string>> {
    const pairs = words.slice(1).map((word, place) => [words[place] as string, word] as const);
    const listed = new Set(
      await listedAmong(
        { stems, known },
        pairs.map((pair) => pair.join('')),
      ),
    );
    return new Map(
      pairs.flatMap((pair) =>
        listed.has(pair.join('')) ? pair.map((word) => [word, pair.join('')] as const) : [],
      ),
    );
  }

  /** The stems of the word, each alone, or with those of other words that mean the same. */
  async function alternativesOf(word: string, joined?: string): Promise<readonly string[]> {
    const [own = [], ...others] = await stems.of([...wordsMeaning(word), ...(joined ? [joined] : [])]);
    const [first, ...more] = own;
    return first === undefined || more.length > 0 ? own : [[...new Set([first, ...others.flat()])].join('|')];
  }

  return {
    async read({ q, spelling, landmark }) {
      const names = await namesOfLandmarks(stems, landmark);
      const all = q === undefined ? [] : [...new Set(wordsOf(q.toLowerCase()))];
      const known = spelling === 'exact' || all.length === 0 ? undefined : await engine.knownWords();
      const typed = known ? await withoutCity(all, known) : all;
      if (typed.length === 0) return { words: undefined, allWords: undefined, names };
      const corrected = known ? await correct(typed, known) : [];
      const meant = new Map(corrected.map(({ from, to }) => [from, to]));
      const joined = known ? await joinedPairs(typed, known) : new Map<string, string>();
      const stemsOf = async (words: readonly string[]) => {
        const found = await Promise.all(words.map((word) => alternativesOf(word, joined.get(word))));
        return [...new Set(found.flat())].slice(0, mostWords);
      };
      return {
        words: await stemsOf(typed.flatMap((word) => wordsOf(meant.get(word) ?? word))),
        allWords: await stemsOf(typed.flatMap((word) => wordsOf(meant.get(word) || word))),
        names,
        ...(corrected.length > 0 && { corrected }),
      };
    },
  };
}

function cityWords(): ReadonlySet<string> {
  const { name, names, spellings } = currentFacts();
  return new Set(asTyped([name, ...Object.values(names), ...spellings]).flatMap(wordsOf));
}
