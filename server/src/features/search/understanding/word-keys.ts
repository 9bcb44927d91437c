import { LRUCache } from 'lru-cache';
import { latinLetters } from '../../../lib/indic.ts';
import { fold, soundKey } from '../../../lib/spelling.ts';

/** What people of any script leave out or mix up: dots below letters, long and short vowels, joiners, accents. */
const equalLetters: readonly (readonly [RegExp, string])[] = [
  [/[\u093c\u09bc\u200b-\u200d\u0981]/g, ''],
  [/\u0901/g, '\u0902'],
  [/\u0940/g, '\u093f'],
  [/\u0942/g, '\u0941'],
  [/\u09c0/g, '\u09bf'],
  [/\u09c2/g, '\u09c1'],
];

/** Equal for spellings that differ only by letters that people mix up. */
export function spellingKey(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  let key = word.normalize('NFC').toLowerCase();
  for (const [letters, same] of equalLetters) key = key.replace(letters, same);
  return key
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC');
}

const sounds = new LRUCache<string, string>({ max: 20_000 });

/** Equal for words that sound alike, in whatever script; empty for other scripts than Latin, Bengali and Devanagari. */
export function soundOf(word: string): string {
  const known = sounds.get(word) ?? soundKey(fold(latinLetters(word)).replaceAll(' ', ''));
  sounds.set(word, known);
  return known;
}
