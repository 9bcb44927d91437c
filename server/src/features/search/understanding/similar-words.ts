import { LRUCache } from 'lru-cache';
import { editDistance } from '../../../lib/edit-distance.ts';
import { soundOf } from './word-keys.ts';

interface Word {
  text: string;
  sound: string;
  letters: number;
}

const mostKept = 5_000;

/**
 * Finds known words by sound. Short words must sound the same; longer ones may have one or two typing mistakes. Only
 * words with the same first sound and nearly the same letters are compared, because a city has thousands of names.
 */
export function createSimilarWords(known: Iterable<string>) {
  const words = [...new Set(known)].map((text): Word => {
    const sound = soundOf(text);
    return { text, sound, letters: lettersOf(sound) };
  });
  const bySound = Map.groupBy(words, ({ sound }) => sound);
  const byStart = Map.groupBy(words, ({ sound }) => sound[0]);
  const kept = { word: createCache(), part: createCache() };

  function find(typed: string, mistakesIn: (letters: number) => number): ReadonlySet<string> {
    const sound = soundOf(typed);
    if (sound === '') return new Set();
    const similar = new Set((bySound.get(sound) ?? []).map(({ text }) => text));
    const most = mistakesIn(sound.length);
    if (most === 0) return similar;
    const letters = lettersOf(sound);
    for (const word of byStart.get(sound[0]) ?? []) {
      const allowed = Math.min(most, mistakesIn(word.sound.length));
      if (allowed === 0 || Math.abs(word.sound.length - sound.length) > allowed) continue;
      if (bitCount(letters & ~word.letters) > allowed) continue;
      const distance = editDistance(sound, word.sound, allowed)?.whole ?? Number.POSITIVE_INFINITY;
      if (distance <= allowed) similar.add(word.text);
    }
    return similar;
  }

  /** Known words like this one; as a part of a name of several words, shorter words may have a mistake too. */
  return (typed: string, as: 'word' | 'part' = 'word'): ReadonlySet<string> => {
    const similar = kept[as].get(typed) ?? find(typed, mistakes[as]);
    kept[as].set(typed, similar);
    return similar;
  };
}

const createCache = () => new LRUCache<string, ReadonlySet<string>>({ max: mostKept });

const mistakes = {
  word: (letters: number) => (letters >= 8 ? 2 : letters >= 5 ? 1 : 0),
  part: (letters: number) => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0),
};

/** One bit per letter. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) % 32);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
