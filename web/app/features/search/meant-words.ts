import type { Correction } from '@thikana/contract/search/search';

/** The words that were searched for: corrected, and without those that no listing has. */
export function meantWords(q: string, corrected: readonly Correction[] = []): string {
  const meant = new Map(corrected.map(({ from, to }) => [from, to]));
  return q
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => meant.get(word.toLowerCase()) ?? word)
    .filter(Boolean)
    .join(' ');
}
