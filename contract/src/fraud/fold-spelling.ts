import { inLatinDigits } from '../latin-digits.ts';

const formatCharacters = /[\u200b-\u200d\u2060\ufeff]/gu;

/** Writers of Devanagari and Bengali differ in vowel length, nuktas and nasals. */
const indicSpellings: readonly [RegExp, string][] = [
  [/[\u093c\u09bc\u0901\u0902\u0981\u0982\u094d\u09cd]/gu, ''],
  [/[\u0940]/gu, '\u093f'],
  [/[\u0942]/gu, '\u0941'],
  [/[\u0908]/gu, '\u0907'],
  [/[\u090a]/gu, '\u0909'],
  [/[\u0936\u0937]/gu, '\u0938'],
  [/\u0935/gu, '\u092c'],
  [/\u09c0/gu, '\u09bf'],
  [/\u09c2/gu, '\u09c1'],
];

/** One sound has many Latin spellings: bhejo, bejo; chaabi, chabi; shudhu, sudhu. */
const latinSpellings: readonly [RegExp, string][] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ph/g, 'f'],
  [/chh?/g, 'c'],
  [/sh/g, 's'],
  [/([bdgkj])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([a-z])\1+/g, '$1'],
];

/** The words of a text by sound, so that different spellings of a word are equal. */
export function foldSpelling(text: string): string[] {
  const plain = inLatinDigits(text.normalize('NFKC').toLowerCase())
    .replace(formatCharacters, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const spellings = [...indicSpellings, ...latinSpellings];
  return (plain.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).map((word) =>
    spellings.reduce((folded, [from, to]) => folded.replace(from, to), word),
  );
}
