import type { Finding } from './fraud-checks.repository.ts';

/** A price is unusual from this factor above or below the usual one. */
const farOff = 3;

/** Returns a signal if the price is far from the usual price of its category and area. */
export function findOddPrice(rupees: number | null, usualRupees: number | undefined): Finding[] {
  if (!rupees || !usualRupees) return [];
  const ratio = rupees / usualRupees;
  return ratio > farOff || ratio < 1 / farOff ? [{ kind: 'price', score: ratio }] : [];
}
