import type { Frequency } from '@thikana/contract/vocabulary';

/**
 * Created on first use: a formatter takes 3 to 50 ms to create in a desktop browser, and many times that on a phone.
 */
function dates(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat('en-IN', options);
    return format.format(time);
  };
}

const longDateOf = dates({ dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const dayOf = dates({ dateStyle: 'medium', timeZone: 'UTC' });
const shortDayOf = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const dateTimeOf = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const thousand = 1000;
const lakh = 100_000;
const crore = 10_000_000;

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

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * (1 + Number.EPSILON) * scale)) / scale;
}

/** The largest unit that an amount reaches once it is rounded: 99,99,999 is 1 crore, not 100 lakh. */
function unitOf(value: number, units: readonly number[], decimals: number): number {
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
  if (!value) return 'Price on request';
  const unit = unitOf(value, [lakh, crore], 2);
  if (unit === 1) return rupees(value);
  return `₹${number(value / unit)} ${unit === crore ? 'C' : 'L'}`;
}

/** For detail pages: whole rupees without decimals. */
export function fullPrice(value: number | undefined): string {
  return value ? rupees(value) : 'Price on request';
}

/** For the administrators' tables: Cr with one decimal, L, K. */
export function adminPrice(value: number | undefined, frequency?: Frequency): string {
  if (!value) return 'Price not set';
  return frequency ? `${shortRupees(value)}/${frequency}` : shortRupees(value);
}

const adminUnits = new Map([
  [thousand, 'K'],
  [lakh, 'L'],
  [crore, 'Cr'],
]);

function shortRupees(value: number): string {
  const unit = unitOf(value, [...adminUnits.keys()], 1);
  const name = adminUnits.get(unit);
  return name ? `₹${round(value / unit, 1).toFixed(1)}${name}` : `₹${value}`;
}

export function squareFeet(value: number): string {
  return `${number(value)} sq ft`;
}

/** '11 months', '1 year'. */
export function duration(count: number, unit: Frequency): string {
  return `${number(count)} ${unit}${count > 1 ? 's' : ''}`;
}

/** The day of a point in time in Siliguri; undefined if it is not a date. */
export function longDate(iso: string): string | undefined {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? undefined : longDateOf(time);
}

/** A day, YYYY-MM-DD, as text. */
export function day(isoDay: string): string {
  return dayOf(new Date(`${isoDay}T00:00:00Z`));
}

/** A day, YYYY-MM-DD, as text without the year, for narrow places. */
export function shortDay(isoDay: string): string {
  return shortDayOf(new Date(`${isoDay}T00:00:00Z`));
}

/** A point in time to the minute, in Siliguri's time zone. */
export function dateTime(iso: string): string {
  return dateTimeOf(new Date(iso));
}

const dayMilliseconds = 86_400_000;

/** The age of a listing in whole days. The first eight digits of its id are its creation time in seconds. */
export function postedAge(id: string, now = Date.now()): string {
  return `Posted ${age(Number.parseInt(id.slice(0, 8), 16) * 1000, now)}`;
}

/** Whole days since the owner last confirmed the listing. */
export function confirmedAge(iso: string, now = Date.now()): string {
  return `Confirmed ${age(Date.parse(iso), now)}`;
}

function age(since: number, now: number): string {
  const days = Math.floor((now - since) / dayMilliseconds);
  if (!(days > 0)) return 'Today';
  return days === 1 ? '1 day ago' : `${number(days)} days ago`;
}

/** The initials of the first two words of a name, or U. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase() || 'U';
}

export function titleCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[\s.'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
