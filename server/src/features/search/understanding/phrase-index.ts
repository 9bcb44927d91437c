import { createSimilarWords, type Similar } from './similar-words.ts';
import type { Word } from './word-forms.ts';
import { soundOf, spellingKey } from './word-keys.ts';

/** Phrases and what they mean, found by their words without comparing every phrase. */
export interface PhraseIndex<T> {
  /** The number of words in the longest phrase. */
  readonly longest: number;
  /** The meanings of the phrase with these words; the last one may have an ending, and a pair may be one word. */
  exact(words: readonly Word[]): readonly T[];
  /** The same for words that sound alike, in whatever script. */
  sounding(words: readonly Word[]): readonly T[];
  /** The same for words with typing mistakes. */
  alike(words: readonly Word[]): readonly T[];
  /** The meanings with a phrase that begins with the text, each with its first; those that equal the text come first. */
  beginningWith(text: string): { value: T; text: string }[];
}

interface Phrase<T> {
  value: T;
  text: string;
  /** Of several equal phrases, the first one counts most. */
  order: number;
}

const none: readonly never[] = [];
/** Shorter sounds are those of many words. */
const shortestSound = 4;
/** In `9k a month`, `k a` is not the word `ka`. */
const shortestPair = 3;
/** Shorter names may be parts of a sentence. */
const shortestJoined = 6;
/** Shorter names of two words that are written as one, and mistyped, may be other words. */
const shortestMistypedPair = 9;

export function createPhraseIndex<T>(
  phrases: Iterable<readonly [T, readonly string[]]>,
  isName: (value: T) => boolean = () => false,
): PhraseIndex<T> {
  const all = [...phrases]
    .flatMap(([value, texts]) => texts.map((text) => ({ value, text })))
    .map(({ value, text }, order): Phrase<T> => ({ value, text, order }));
  const byKey = groupBy(all, ({ text }) => {
    const keys = partsOf(text).map(spellingKey);
    const joined = keys.join('');
    return keys.length > 1 && joined.length >= shortestJoined ? [keys.join(' '), joined] : [keys.join(' ')];
  });
  const pairs = new Map([...byKey].filter(([key]) => key.length >= shortestPair));
  const bySound = groupBy(all, ({ text }) => {
    const sounds = partsOf(text).map(soundOf);
    return hasSound(sounds) ? [sounds.join(' ')] : [];
  });
  const isMistypedJoined = ({ value, text }: Phrase<T>) =>
    isName(value) && partsOf(text).length === 2 && withoutSpaces(text).length >= shortestMistypedPair;
  const byJoined = Map.groupBy(all.filter(isMistypedJoined), ({ text }) => withoutSpaces(text));
  const similar = createSimilarWords([...all.flatMap(({ text }) => partsOf(text)), ...byJoined.keys()]);
  const sorted = all.toSorted((one, other) => (one.text < other.text ? -1 : 1));

  function* phrasesWith(beginning: string) {
    let [start, end] = [0, sorted.length];
    while (start < end) {
      const middle = (start + end) >> 1;
      if ((sorted[middle]?.text ?? '') < beginning) start = middle + 1;
      else end = middle;
    }
    for (let phrase = sorted[start]; phrase?.text.startsWith(beginning); phrase = sorted[start]) {
      yield phrase;
      start += 1;
    }
  }

  return {
    longest: Math.max(0, ...all.map(({ text }) => partsOf(text).length)),
    exact(words) {
      const last = words.at(-1);
      if (!last) return none;
      const start = words.slice(0, -1).map(({ key }) => key);
      for (const end of [last.key, ...last.stems]) {
        const found =
          byKey.get([...start, end].join(' ')) ??
          (start.length === 1 ? pairs.get(`${start[0]}${end}`) : undefined);
        if (found) return found;
      }
      return none;
    },
    sounding(words) {
      const last = words.at(-1);
      const start = words.slice(0, -1).map(({ sound }) => sound);
      for (const end of last ? [last.sound, ...last.stems.map(soundOf)] : []) {
        const sounds = [...start, end];
        const found = hasSound(sounds) ? bySound.get(sounds.join(' ')) : undefined;
        if (found) return found;
      }
      return none;
    },
    alike(words) {
      const alike = words.map(({ text, stems }, place) => {
        // In a name, the last word may have an ending too: `deshbondhu parar`.
        const mayHaveEnding = words.length > 1 && place === words.length - 1;
        return (mayHaveEnding ? stems : []).map(similar).reduce(either, similar(text));
      });
      const strict = alike.map(({ words }) => words);
      const loose = words.length > 1 ? alike.map(({ parts }) => parts) : strict;
      const found: Phrase<T>[] = [];
      for (const word of loose[0] ?? []) {
        for (const phrase of phrasesWith(word)) {
          const parts = partsOf(phrase.text);
          if (parts[0] !== word || parts.length !== words.length) continue;
          const fits = (sets: readonly ReadonlySet<string>[]) =>
            sets.every((each, place) => each.has(parts[place] ?? ''));
          if (fits(strict) || (fits(loose) && hasSurePart(words, parts))) found.push(phrase);
        }
      }
      if (words.length === 1 && found.length === 0)
        for (const word of loose[0] ?? []) found.push(...(byJoined.get(word) ?? []));
      return found.sort((one, other) => one.order - other.order).map(({ value }) => value);
    },
    beginningWith(beginning) {
      const isWhole = (phrase: Phrase<T>) => Number(phrase.text === beginning);
      const byFit = (one: Phrase<T>, other: Phrase<T>) =>
        isWhole(other) - isWhole(one) || one.order - other.order;
      const first = new Map<T, string>();
      for (const { value, text } of [...phrasesWith(beginning)].sort(byFit))
        if (!first.has(value)) first.set(value, text);
      return [...first].map(([value, text]) => ({ value, text }));
    },
  };
}

const partsOf = (text: string) => text.split(' ');
const withoutSpaces = (text: string) => text.replaceAll(' ', '');

const either = (one: Similar, other: Similar): Similar => ({
  words: new Set([...one.words, ...other.words]),
  parts: new Set([...one.parts, ...other.parts]),
});

/** Most keys have one meaning, and share the list of it: a meaning has about forty keys. */
function groupBy<T>(phrases: readonly Phrase<T>[], keysOf: (phrase: Phrase<T>) => readonly string[]) {
  const alone = new Map(phrases.map(({ value }) => [value, [value]]));
  const groups = new Map<string, readonly T[]>();
  for (const phrase of phrases) {
    const { value } = phrase;
    for (const key of keysOf(phrase)) {
      const group = groups.get(key);
      groups.set(key, group ? [...group, value] : (alone.get(value) ?? [value]));
    }
  }
  return groups;
}

/** `pradhan nagr`: one word of the name is sure, so the short one beside it may have a mistake. */
function hasSurePart(words: readonly Word[], parts: readonly string[]): boolean {
  return words.some(
    ({ sound }, place) => sound.length >= shortestSound && sound === soundOf(parts[place] ?? ''),
  );
}

function hasSound(sounds: readonly string[]): boolean {
  return sounds.every((sound) => sound !== '') && sounds.join('').length >= shortestSound;
}
