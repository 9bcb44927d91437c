import type { Frequency } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import { crore, lakh, round, unitOf } from './format.ts';

const units = new Map([
  [1000, m.price_short_thousand],
  [lakh, m.price_short_lakh],
  [crore, m.price_short_crore],
]);

/** For the administrators' tables: Cr with one decimal, L, K. */
export function adminPrice(value: number | undefined, frequency?: Frequency): string {
  if (!value) return m.price_not_set();
  return frequency ? `${shortRupees(value)}/${frequency}` : shortRupees(value);
}

function shortRupees(value: number): string {
  const unit = unitOf(value, [...units.keys()], 1);
  const text = units.get(unit);
  return text ? text({ amount: `₹${round(value / unit, 1).toFixed(1)}` }) : `₹${value}`;
}
