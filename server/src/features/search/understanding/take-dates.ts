import { cityDay } from '@thikana/contract/city-time';
import type { Reading } from './reading.ts';
import { senseOf, type Term, textOf } from './terms.ts';

const isOrdinal = /^(\d+)(?:st|nd|rd|th)$/;

/**
 * Removes each date that begins a stay, and notes it: `from 1 january`, `15 february theke`, `available in june`. A
 * month without a year is the next one.
 */
export function takeDates(terms: Term[], reading: Reading): void {
  const today = cityDay(new Date());
  for (let at = 0; at < terms.length; at += 1) {
    const month = senseOf(terms[at], 'month');
    if (!month) continue;
    const before = dayOf(terms[at - 1]);
    // `from june 2 bhk`
    const after = countsSomething(terms[at + 2]) ? undefined : dayOf(terms[at + 1]);
    let [start, end] = [before ? at - 1 : at, !before && after ? at + 2 : at + 1];
    const year = yearOf(terms[end]);
    if (year) end += 1;
    const isBegun = isLink(terms[start - 1]);
    if (isBegun) start -= 1;
    if (!before && !after && !isBegun) {
      terms[at] = { tokens: terms[at]?.tokens ?? [], senses: [] };
      continue;
    }
    if (senseOf(terms[end], 'compare')) end += 1;
    reading.available ??= nextDay({ month: month.value, day: before ?? after ?? 1, year }, today);
    terms.splice(start, end - start);
    at = start - 1;
  }
}

function dayOf(term: Term | undefined): number | undefined {
  if (!term) return undefined;
  const [, ordinal] = isOrdinal.exec(textOf(term)) ?? [];
  const day = ordinal ? Number(ordinal) : term.tokens[0]?.figure;
  return day !== undefined && Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined;
}

const counted = ['bedrooms', 'bathrooms', 'money', 'unit', 'room', 'classifier', 'uncounted'] as const;
const countsSomething = (term: Term | undefined): boolean =>
  counted.some((is) => senseOf(term, is) !== undefined);

function yearOf(term: Term | undefined): number | undefined {
  const year = term?.tokens[0]?.figure ?? 0;
  return year >= 2020 && year < 2100 ? year : undefined;
}

/** `from`, `by`, `in`, `available from` */
const isLink = (term: Term | undefined): boolean =>
  senseOf(term, 'compare') !== undefined || senseOf(term, 'empty') !== undefined;

function nextDay(
  { month, day, year }: { month: number; day: number; year: number | undefined },
  today: string,
): string {
  const thisYear = Number(today.slice(0, 4));
  const inYear = (of: number) => {
    const last = new Date(Date.UTC(of, month, 0)).getUTCDate();
    return new Date(Date.UTC(of, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
  };
  if (year) return inYear(year);
  // `from november` in November is now.
  const isOver = inYear(thisYear).slice(0, 7) < today.slice(0, 7);
  return inYear(isOver ? thisYear + 1 : thisYear);
}
