import type { Finding } from './signals.repository.ts';

/** So many times the usual price, or as many times less, is worth a look. */
const farOff = 3;

/** Whether a price is far from what is usual for its kind in its area. */
export function findOddPrice(rupees: number | null, usualRupees: number | undefined): Finding[] {
  if (!rupees || !usualRupees) return [];
  const ratio = rupees / usualRupees;
  return ratio > farOff || ratio < 1 / farOff ? [{ kind: 'price', score: ratio }] : [];
}
