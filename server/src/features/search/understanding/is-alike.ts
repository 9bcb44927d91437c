import { editDistance } from '../../../lib/edit-distance.ts';
import { soundKey } from '../../../lib/spelling.ts';

/** Compares two words by sound. Short words must sound the same; longer ones may have one or two typing mistakes. */
export function isAlike(typed: string, known: string): boolean {
  if (typed === known) return true;
  const [a, b] = [soundKey(typed), soundKey(known)];
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  const mistakes = length >= 8 ? 2 : length >= 5 ? 1 : 0;
  if (mistakes === 0 || a[0] !== b[0]) return false;
  return (editDistance(a, b, mistakes)?.whole ?? Number.POSITIVE_INFINITY) <= mistakes;
}
