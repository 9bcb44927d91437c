import type { Frequency } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';

export const lakh = 100_000;
export const crore = 10_000_000;

/**
 * A number with Indian grouping and at most `decimals` decimals, halves rounded away from zero. The output equals that
 * of Intl.NumberFormat, which would delay every first page by tens of milliseconds.
 */
export function number(value: number, decimals = 2): string {
  const rounded = round(value, decimals);
  const [whole = '', fraction] = String(rounded).split('.');
  const groups = whole.replace(/\d(?=(\d\d)+\d$)/g, '$&,');
  return fraction ? `${groups}.${fraction}` : groups;
}

export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * (1 + Number.EPSILON) * scale)) / scale;
}

/** The largest unit that an amount reaches once it is rounded: 99,99,999 is 1 crore, not 100 lakh. */
export function unitOf(value: number, units: readonly number[], decimals: number): number {
  return units.reduce((unit, next) => (round(value / unit, decimals) * unit >= next ? next : unit), 1);
}

function rupees(value: number): string {
  return `₹${number(value, 0)}`;
}

/** The ratio between two units, also when it is very small. */
export function weight(value: number): string {
  return new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 4 }).format(value);
}

/** For cards: 'L' from 1 lakh, 'C' from 1 crore, up to two decimals. */
export function cardPrice(value: number | undefined): string {
  if (!value) return m.price_on_request();
  const unit = unitOf(value, [lakh, crore], 2);
  if (unit === 1) return rupees(value);
  const amount = `₹${number(value / unit)}`;
  return unit === crore ? m.price_crore({ amount }) : m.price_lakh({ amount });
}

/** For detail pages: whole rupees without decimals. */
export function fullPrice(value: number | undefined): string {
  return value ? rupees(value) : m.price_on_request();
}

export function squareFeet(value: number): string {
  return m.size_square_feet({ size: number(value) });
}

const durations = {
  day: m.duration_days,
  week: m.duration_weeks,
  month: m.duration_months,
  year: m.duration_years,
};

/** '11 months', '1 year'. */
export function duration(count: number, unit: Frequency): string {
  return durations[unit]({ count, text: number(count) });
}

const dayMilliseconds = 86_400_000;

/** The age of a listing in whole days. The first eight digits of its id are its creation time in seconds. */
export function postedAge(id: string, now = Date.now()): string {
  const count = daysSince(Number.parseInt(id.slice(0, 8), 16) * 1000, now);
  return count > 0 ? m.posted_days({ count, text: number(count) }) : m.posted_today();
}

/** Whole days since the owner last confirmed the listing. */
export function confirmedAge(iso: string, now = Date.now()): string {
  const count = daysSince(Date.parse(iso), now);
  return count > 0 ? m.confirmed_days({ count, text: number(count) }) : m.confirmed_today();
}

const daysSince = (since: number, now: number) => Math.floor((now - since) / dayMilliseconds);
