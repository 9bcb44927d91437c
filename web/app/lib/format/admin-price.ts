import { currentCity } from '@thikana/contract/city';
import { round, withCurrency } from '@thikana/contract/number-text';
import type { Frequency } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import { unitOf } from './format.ts';

const units = {
  lakh: new Map([
    [1000, m.price_short_thousand],
    [100_000, m.price_short_lakh],
    [10_000_000, m.price_short_crore],
  ]),
  million: new Map([
    [1000, m.price_short_thousand],
    [1_000_000, m.price_short_million],
  ]),
};

/** For the administrators' tables: Cr or M with one decimal, L, K. */
export function adminPrice(value: number | undefined, frequency?: Frequency): string {
  if (!value) return m.price_not_set();
  return frequency ? m.price_short_per({ amount: shortAmount(value), frequency }) : shortAmount(value);
}

function shortAmount(value: number): string {
  const known = units[currentCity().amounts];
  const unit = unitOf(value, [...known.keys()], 1);
  const text = known.get(unit);
  return text
    ? text({ amount: withCurrency(round(value / unit, 1).toFixed(1)) })
    : withCurrency(String(value));
}
