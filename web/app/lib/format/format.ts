import { currentCity } from '@thikana/contract/city';
import { areaUnitName } from '@thikana/contract/land';
import { amountText, numberText, round, withCurrency } from '@thikana/contract/number-text';
import type { Frequency } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';

/** The units of large amounts on cards, smallest first. */
const cardUnits = {
  lakh: new Map([
    [100_000, m.price_lakh],
    [10_000_000, m.price_crore],
  ]),
  million: new Map([[1_000_000, m.price_million]]),
};

export const number = numberText;

/** The largest unit that an amount reaches once it is rounded: 99,99,999 is 1 crore, not 100 lakh. */
export function unitOf(value: number, units: readonly number[], decimals: number): number {
  return units.reduce((unit, next) => (round(value / unit, decimals) * unit >= next ? next : unit), 1);
}

/** The ratio between two units, also when it is very small. */
export function weight(value: number): string {
  return numberText(Number(value.toPrecision(4)), 12);
}

/** For cards: 'L' from 1 lakh and 'C' from 1 crore, or 'M' from 1 million, up to two decimals. */
export function cardPrice(value: number | undefined): string {
  if (!value) return m.price_on_request();
  const units = cardUnits[currentCity().amounts];
  const unit = unitOf(value, [...units.keys()], 2);
  const text = units.get(unit);
  return text ? text({ amount: withCurrency(number(value / unit)) }) : amountText(value);
}

/** As on cards, or in full where a card would round. */
export function exactPrice(value: number): string {
  const units = cardUnits[currentCity().amounts];
  const unit = unitOf(value, [...units.keys()], 2);
  return unit > 1 && value % (unit / 100) === 0 ? cardPrice(value) : amountText(value);
}

/** For detail pages: whole amounts without decimals. */
export function fullPrice(value: number | undefined): string {
  return value ? amountText(value) : m.price_on_request();
}

/** 'sq.ft', as cards print it. */
export const shortAreaUnit = (): string => areaUnitName().replace('sq ft', 'sq.ft');

/** The size of a home or shop. */
export function sizeText(value: number): string {
  return m.size_text({ size: number(value), unit: areaUnitName() });
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
