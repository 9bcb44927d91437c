import { parsePriceRange, rentPriceRanges } from '@thikana/contract/price-ranges';
import type { SearchWords } from '@thikana/contract/search/search';
import { wordsOf } from '../../../lib/words-of.ts';
import { findAmounts } from './amounts.ts';
import { languages } from './lexicon/languages.ts';
import { translateLocalWords } from './local-words.ts';
import {
  type AllPhrases,
  categoryPhrases,
  emptyWords,
  featurePhrases,
  furnishingPhrases,
  oneRoomPhrases,
  purposePhrases,
} from './phrases.ts';
import { findRooms } from './rooms.ts';
import { createSimilarWords } from './similar-words.ts';
import { takePlaces } from './take-places.ts';

const digitValues = new Map(
  languages.flatMap(({ digits = '' }) => [...digits].map((digit, value) => [digit, String(value)] as const)),
);

const furnishings = inOrder(entriesOf(furnishingPhrases));
const features = inOrder(entriesOf(featurePhrases));
const categories = inOrder(entriesOf(categoryPhrases));
const purposes = inOrder(entriesOf(purposePhrases));
const oneRoom = inOrder([[1, oneRoomPhrases]]);

/**
 * Converts words into filters: `sevok rod flat under 15k` is an area, a category and a price. Understood words are
 * removed; understanding the remaining words again finds nothing more.
 */
export function understandWords(text: string): SearchWords {
  let understood = understandOnce(text);
  for (;;) {
    // Words that were separated may now be adjacent.
    const more = understandOnce(understood.q);
    if (more.q === understood.q) return understood;
    understood = { ...more, ...understood, q: more.q };
  }
}

function understandOnce(text: string): SearchWords {
  const plain = translateLocalWords(latinDigits(text.normalize('NFC').toLowerCase()));
  const { rest, ...rooms } = findRooms(plain);
  const amounts = findAmounts(rest);
  const words = wordsOf(amounts?.rest ?? rest);

  const { location, landmark } = takePlaces(words);
  const furnishing = take(words, furnishings, 'alike');
  const wanted = take(words, features, 'exact');
  // Before the kinds: `bari bhara` is any home for rent.
  const [said] = take(words, purposes, 'exact');
  const propertyType = take(words, categories, 'exact');
  const isOneRoom = !('rooms' in rooms || 'bedrooms' in rooms) && take(words, oneRoom, 'exact').length > 0;
  const purpose = said ?? (amounts && (amounts.largest <= highestRent() ? 'rent' : 'buy'));

  return {
    q: words.filter((word) => !emptyWords.has(word)).join(' '),
    ...(purpose && { purpose }),
    ...(propertyType.length > 0 && { propertyType }),
    ...(location.size > 0 && { location: [...location] }),
    ...(landmark.size > 0 && { landmark: [...landmark] }),
    ...(amounts && { priceRange: amounts.priceRange }),
    ...rooms,
    ...(isOneRoom && { rooms: [1] }),
    ...(furnishing.length > 0 && { furnishing }),
    ...(wanted.length > 0 && { with: wanted }),
  };
}

/** Four times the highest bound of the ranges for monthly rents; more can only be the price of a sale. */
function highestRent(): number {
  const ranges = rentPriceRanges('month').map(parsePriceRange);
  return 4 * Math.max(...ranges.map((range) => range?.max ?? range?.min ?? 0));
}

interface Phrase<T> {
  value: T;
  parts: readonly string[];
}

/** Longer phrases first, because a part of one may mean something else. */
function inOrder<T>(phrases: readonly (readonly [T, readonly string[]])[]): readonly Phrase<T>[] {
  return phrases
    .flatMap(([value, texts]) => texts.map((text) => ({ value, parts: text.split(' ') })))
    .sort((a, b) => b.parts.length - a.parts.length);
}

function entriesOf<T extends string>(phrases: AllPhrases<T>) {
  return Object.entries(phrases) as [T, readonly string[]][];
}

/** Removes every phrase from the words and returns their meanings. */
function take<T>(words: string[], known: readonly Phrase<T>[], spelling: 'exact' | 'alike'): T[] {
  const taken = new Set<T>();
  const byLength = Map.groupBy(known, ({ parts }) => parts.length);
  for (const phrases of byLength.values()) {
    for (const fits of spelling === 'alike' ? [isSame, isAlike] : [isSame]) {
      for (const { value, parts } of phrases) {
        for (let found = find(words, parts, fits); found; found = find(words, parts, fits)) {
          words.splice(found.start, found.length);
          taken.add(value);
        }
      }
    }
  }
  return [...taken];
}

const similarWords = createSimilarWords(furnishings.flatMap(({ parts }) => parts));
const isAlike = (typed: string, known: string) => similarWords(typed).has(known);
const isSame = (typed: string, known: string) => typed === known;

/** The position and length of the phrase in the words: `khal para` is one name written as two words. */
function find(words: readonly string[], parts: readonly string[], fits: typeof isSame) {
  const whole = parts.join('');
  for (let start = 0; start < words.length; start += 1) {
    const [word, next] = words.slice(start, start + 2);
    if (parts.every((part, offset) => fits(words[start + offset] ?? '', part)))
      return { start, length: parts.length };
    if (parts.length === 1 && next !== undefined && fits(`${word}${next}`, whole))
      return { start, length: 2 };
  }
  return undefined;
}

/** Converts the digits of every script to ASCII. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => digitValues.get(digit) ?? digit);
}
