import type { Lexicon } from '../lexicon.ts';

/**
 * The words of the numbers from one on, in order, as entries of a lexicon; a slash separates
 * spellings of one number, and a dash stands for words of an earlier language.
 */
export function numbersInOrder(...lists: readonly string[]): NonNullable<Lexicon['numbers']> {
  const spellings = new Map<number, string[]>();
  for (const list of lists) {
    for (const [place, words] of list.trim().split(/\s+/).entries()) {
      const known = spellings.get(place + 1) ?? [];
      const own = words === '-' ? [] : words.split('/').map((word) => word.replaceAll('_', ' '));
      spellings.set(place + 1, [...known, ...own]);
    }
  }
  return Object.fromEntries([...spellings].map(([number, words]) => [number, words.join(', ')]));
}
