import type { Frequency } from '@thikana/contract/vocabulary';
import { crore, lakh, round, unitOf } from './format.ts';

const units = new Map([
  [1000, 'K'],
  [lakh, 'L'],
  [crore, 'Cr'],
]);

/** For the administrators' tables: Cr with one decimal, L, K. */
export function adminPrice(value: number | undefined, frequency?: Frequency): string {
  if (!value) return 'Price not set';
  return frequency ? `${shortRupees(value)}/${frequency}` : shortRupees(value);
}

function shortRupees(value: number): string {
  const unit = unitOf(value, [...units.keys()], 1);
  const name = units.get(unit);
  return name ? `₹${round(value / unit, 1).toFixed(1)}${name}` : `₹${value}`;
}
