import { LRUCache } from 'lru-cache';
import { editDistance } from '../../../lib/edit-distance.ts';
import { lackedLetters, letterBits } from '../../../lib/letter-bits.ts';
import { soundOf } from './word-keys.ts';

interface Word {
  text: string;
  sound: string;
  letters: number;
}

const mostKept = 1_000;
/** Shorter sounds are those of many words. */
const shortestSound = 3;
/** Words of this length may have two letters swapped, but no other mistake: `falt`. */
const swappedLetters = 4;

/** The words like a typed one. */
export interface Similar {
  words: ReadonlySet<string>;
  /** Also those that it may only be as a part of a name of several words: shorter ones with a mistake. */
  parts: ReadonlySet<string>;
}

/**
 * Finds known words by sound. Short words must sound the same; longer ones may have one or two typing mistakes. Only
 * words with the same first sound and nearly the same length and letters are compared, because a city has thousands of
 * names.
 */
export function createSimilarWords(known: Iterable<string>) {
  const texts = new Set(known);
  const all = [...texts].map((text): Word => {
    const sound = soundOf(text);
    return { text, sound, letters: letterBits(sound) };
  });
  const byStart = Map.groupBy(all, ({ sound }) => startOf(sound, sound.length));
  const found = new LRUCache<string, Similar>({ max: mostKept });

  function find(typed: string): Similar {
    const sound = soundOf(typed);
    if (sound.length < shortestSound) return none;
    const alike = byStart.get(startOf(sound, sound.length)) ?? [];
    const words = new Set(alike.filter((word) => word.sound === sound).map(({ text }) => text));
    for (const swapped of sound.length === swappedLetters ? swapsOf(typed) : [])
      if (texts.has(swapped)) words.add(swapped);
    const parts = new Set(words);
    const letters = letterBits(sound);
    const most = mistakesInPart(sound.length);
    for (let length = sound.length - most; most > 0 && length <= sound.length + most; length += 1) {
      const allowed = Math.min(most, mistakesInPart(length));
      const allowedAlone = Math.min(mistakesInWord(sound.length), mistakesInWord(length));
      if (Math.abs(length - sound.length) > allowed) continue;
      for (const word of byStart.get(startOf(sound, length)) ?? []) {
        if (lackedLetters(letters, word.letters) > allowed) continue;
        const distance = editDistance(sound, word.sound, allowed)?.whole ?? Number.POSITIVE_INFINITY;
        if (distance <= allowed) parts.add(word.text);
        if (distance <= allowedAlone) words.add(word.text);
      }
    }
    return { words, parts };
  }

  return (typed: string): Similar => {
    const similar = found.get(typed) ?? find(typed);
    found.set(typed, similar);
    return similar;
  };
}

const none: Similar = { words: new Set(), parts: new Set() };
const startOf = (sound: string, length: number) => `${sound[0]}${length}`;
const mistakesInWord = (letters: number) => (letters >= 8 ? 2 : letters >= 5 ? 1 : 0);
const mistakesInPart = (letters: number) => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);

const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) =>
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split('')
        .reverse()
        .join('') +
      word.slice(at + 2),
  );
