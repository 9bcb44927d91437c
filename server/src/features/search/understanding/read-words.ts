import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Correction } from '@thikana/contract/search/search';
import type { Kysely } from 'kysely';
import { wordsOf } from '../../../lib/words-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { asTyped, currentFacts } from '../../city/city.feature.ts';
import type { Engine, KnownWords } from '../engine.ts';
import { mostWords } from '../ranking.ts';
import { namesOfLandmarks } from './landmark-names.ts';
import type { LeftWords } from './left-words.ts';
import { listedAmong, meantWord } from './meant-word.ts';
import { createStems } from './stems.ts';
import { leftWordsOf } from './understand-words.ts';
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

interface AskedWord {
  word: string;
  /** What was typed, if the word is only what listings say for it. */
  typed?: string;
}

/** Converts the words of a search into stems and corrections. */
export interface WordReader {
  read(search: Pick<SearchFilter, 'q' | 'spelling' | 'landmark'>): Promise<ReadWords>;
}

/** Words are not corrected if the engine cannot tell which ones are known. */
export function createWordReader(db: Kysely<Tables>, engine: Pick<Engine, 'knownWords'>): WordReader {
  const stems = createStems(db);

  /** The corrections of words that no listing has. What listings say for a wish is right, or left out. */
  async function correct(asked: readonly AskedWord[], known: KnownWords): Promise<Map<string, string>> {
    const meant = new Map<string, string>();
    for (const { word, typed } of asked) {
      if (await isKnown(word, known)) continue;
      const to = typed === undefined ? await meantWord({ db, stems, known }, word) : undefined;
      meant.set(word, to ?? '');
    }
    return meant;
  }

  /** Whether some listing has the word, or another one that means the same. */
  async function isKnown(word: string, known: KnownWords): Promise<boolean> {
    const alternatives = await alternativesOf(word);
    return alternatives.every((each) => each.split('|').some((stem) => known.has(stem)));
  }

  /** The name of the city is left out if no listing says it, for all listings are there. */
  async function withoutCity(asked: readonly AskedWord[], known: KnownWords): Promise<AskedWord[]> {
    const ofCity = cityWords();
    const areMeant = await Promise.all(
      asked.map(async ({ word }) => !ofCity.has(word) || (await isKnown(word, known))),
    );
    return asked.filter((_, place) => areMeant[place]);
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
      const all = askedWords(q ?? '', spelling === 'exact');
      const known = spelling === 'exact' || all.length === 0 ? undefined : await engine.knownWords();
      const asked = known ? await withoutCity(all, known) : all;
      if (asked.length === 0) return { words: undefined, allWords: undefined, names };
      const meant = known ? await correct(asked, known) : new Map<string, string>();
      const corrected = correctionsOf(asked, meant);
      const words = asked.map(({ word }) => word);
      const joined = known ? await joinedPairs(words, known) : new Map<string, string>();
      const stemsOf = async (words: readonly string[]) => {
        const found = await Promise.all(words.map((word) => alternativesOf(word, joined.get(word))));
        return [...new Set(found.flat())].slice(0, mostWords);
      };
      return {
        words: await stemsOf(words.flatMap((word) => wordsOf(meant.get(word) ?? word))),
        allWords: await stemsOf(words.flatMap((word) => wordsOf(meant.get(word) || word))),
        names,
        ...(corrected.length > 0 && { corrected }),
      };
    },
  };
}

/** Each word once: as typed, or as listings say it. */
function askedWords(q: string, isExact: boolean): AskedWord[] {
  const asTyped = wordsOf(q.toLowerCase()).map((word): AskedWord => ({ word }));
  const asked = (isExact ? undefined : leftWordsOf(q)?.flatMap(wordsFor)) ?? asTyped;
  return [...new Map(asked.map((each) => [each.word, each])).values()];
}

function wordsFor({ typed, ranked, isGuess }: LeftWords): AskedWord[] {
  // Listings may have the word itself.
  if (isGuess || typed === ranked) return wordsOf(typed).map((word) => ({ word }));
  return wordsOf(ranked).map((word) => ({ word, typed }));
}

/** What was typed is left out if no listing has any word for it. */
function correctionsOf(asked: readonly AskedWord[], meant: ReadonlyMap<string, string>): Correction[] {
  return asked.flatMap(({ word, typed }) => {
    const to = meant.get(word);
    if (to === undefined) return [];
    if (typed === undefined) return { from: word, to };
    const same = asked.filter((each) => each.typed === typed);
    const isFirst = same[0]?.word === word;
    return isFirst && same.every((each) => meant.has(each.word))
      ? wordsOf(typed).map((from) => ({ from, to: '' }))
      : [];
  });
}

function cityWords(): ReadonlySet<string> {
  const { name, names, spellings } = currentFacts();
  return new Set(asTyped([name, ...Object.values(names), ...spellings]).flatMap(wordsOf));
}
