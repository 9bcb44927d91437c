import type { Comparison, RentPeriod } from './lexicon/lexicon.ts';
import type { SenseOf, Side } from './senses.ts';
import { senseOf, type Term } from './terms.ts';

/** What a number counts. */
export type Counted =
  | { is: 'bedrooms' | 'bathrooms' | 'price' | 'deposit' | 'kilometres' | 'uncounted' | 'bare' }
  | { is: 'period'; period: RentPeriod }
  | { is: 'size'; unit: SenseOf<'unit'> }
  | { is: 'unitPrice'; unit: SenseOf<'unit'> };

export interface Amount {
  value: number;
  counted: Counted;
  /** The factor of its money unit. */
  factor: number;
  /** In figures. */
  isFigure: boolean;
  /** Without a number. */
  isUnitAlone: boolean;
  /** Followed by a plus sign or by `or more`. */
  comparison?: Comparison;
  end: number;
}

const isPlus = /^\s*\+/;

/** A number with what it counts: `₹ 15 thousand`, `1 crore 20 lakh`, `two rooms`. */
export function amountAt(terms: readonly Term[], start: number): Amount | undefined {
  let at = start;
  let isMoney = /\p{Sc}\s*$/u.test(terms[at]?.tokens[0]?.before ?? '');
  while (senseOf(terms[at], 'currency')) {
    isMoney = true;
    at += 1;
  }
  const fraction = senseOf(terms[at], 'fraction');
  if (fraction) at += 1;
  const number = senseOf(terms[at], 'number');
  if (!number && !isOne(terms, at, fraction !== undefined)) return undefined;
  const isFigure = terms[at]?.tokens[0]?.figure !== undefined;
  let value = (number?.value ?? 1) + (fraction?.value ?? 0);
  if (number) at += 1;
  if (senseOf(terms[at], 'andHalf')) {
    value += 0.5;
    at += 1;
  }
  let factor = 1;
  const money = senseOf(terms[at], 'money');
  if (money) {
    ({ factor } = money);
    ({ value, end: at } = sumOf(terms, at + 1, value * factor, factor));
    if (senseOf(terms[at], 'andHalf')) {
      value += factor / 2;
      at += 1;
    }
  }
  const plus = money ? undefined : comparisonAfter(terms, at);
  const classified = plus?.end ?? (senseOf(terms[at], 'classifier') ? at + 1 : at);
  const isCount = factor <= hundred || (!isMoney && factor === thousand && isFloorArea(terms, classified));
  const rooms = isCount ? countedAt(terms[classified], isMoney ? Infinity : value) : undefined;
  const amount = { value, factor, isFigure, isUnitAlone: !number && !fraction };
  if (rooms) {
    const comparison = plus && { comparison: plus.how };
    return { ...amount, counted: rooms, factor: 1, ...comparison, end: classified + 1 };
  }
  while (senseOf(terms[at], 'currency') || /^\s*\p{Sc}/u.test(gapAfter(terms, at - 1))) {
    isMoney = true;
    if (!senseOf(terms[at], 'currency')) break;
    at += 1;
  }
  return { ...amount, counted: { is: money || isMoney ? 'price' : 'bare' }, end: at };
}

/** Without a number: `sawa lakh`, `sadhe katha`, or a large unit that is written out, as in `under crore`. */
function isOne(terms: readonly Term[], at: number, hasFraction: boolean): boolean {
  const money = senseOf(terms[at], 'money');
  if (hasFraction) return money !== undefined || senseOf(terms[at], 'unit') !== undefined;
  return (money?.factor ?? 0) >= lakh && (terms[at]?.tokens[0]?.text.length ?? 0) >= shortestWritten;
}
const [hundred, thousand, lakh, shortestWritten] = [100, 1_000, 100_000, 4];

/** `3 hajar sq ft` is a size. Land has no thousands of its units, so `50 hajar katha` stays a price. */
function isFloorArea(terms: readonly Term[], at: number): boolean {
  const unit = senseOf(terms[at], 'unit');
  const isPer = senseOf(terms[at + 1], 'per') !== undefined || isAfterSlash(terms, at);
  return unit !== undefined && unit.size <= largestFloorUnit && !isPer;
}
/** A square metre in a city that counts in square feet. */
const largestFloorUnit = 10.77;

/** `1 crore 20 lakh`: smaller units are added. */
function sumOf(
  terms: readonly Term[],
  start: number,
  sum: number,
  factor: number,
): { value: number; end: number } {
  const number = senseOf(terms[start], 'number');
  const money = senseOf(terms[start + 1], 'money');
  if (!number || !money || money.factor >= factor) return { value: sum, end: start };
  return sumOf(terms, start + 2, sum + number.value * money.factor, money.factor);
}

function countedAt(term: Term | undefined, value: number): Counted | undefined {
  const unit = senseOf(term, 'unit');
  if (unit) return { is: 'size', unit };
  if (senseOf(term, 'bedrooms') || senseOf(term, 'room')) return { is: 'bedrooms' };
  if (senseOf(term, 'kilometres')) return { is: 'kilometres' };
  if (value <= mostUncounted && senseOf(term, 'uncounted')) return { is: 'uncounted' };
  const period = senseOf(term, 'periodUnit') ?? senseOf(term, 'period');
  if (period && value <= mostNights) return { is: 'period', period: period.value };
  return senseOf(term, 'bathrooms') ? { is: 'bathrooms' } : undefined;
}

function comparisonsOf(term: Term | undefined, side: Side): Comparison[] {
  return (term?.senses ?? []).flatMap((sense) =>
    sense.is === 'compare' && sense.side === side ? sense.how : [],
  );
}

export function comparisonAfter(
  terms: readonly Term[],
  end: number,
): { how: Comparison; end: number } | undefined {
  if (isPlus.test(gapAfter(terms, end - 1))) return { how: 'atLeast', end };
  const link = senseOf(terms[end], 'linking') ? end + 1 : end;
  for (const at of [end, link]) {
    // `5 katha jomi kompokkhe`: where nothing follows, the usual side does not matter.
    const [how] = [
      ...comparisonsOf(terms[at], 'after'),
      ...(at === terms.length - 1 ? comparisonsOf(terms[at], 'before') : []),
    ];
    if (how && !beginsAmount(terms, at)) return unlessDenied(how, terms, at + 1);
  }
  return undefined;
}

const oppositesOf: Partial<Record<Comparison, Comparison>> = {
  ...{ atMost: 'atLeast', atLeast: 'atMost', moreThan: 'atMost' },
};

const isSpace = /^\s*$/;

/**
 * `12 hajar bhanda mathi nahos`, `10 hajarer beshi dite parbo na`: a denied comparison is its opposite, unless a sign
 * is between. `15 hajarer kom dao na` asks for something.
 */
function unlessDenied(how: Comparison, terms: readonly Term[], end: number) {
  let at = end;
  if (how !== 'atMost') while (senseOf(terms[at], 'empty') && isSpace.test(gapAfter(terms, at - 1))) at += 1;
  const isDenied = senseOf(terms[at], 'not')?.side === 'after' && isSpace.test(gapAfter(terms, at - 1));
  const opposite = isDenied ? oppositesOf[how] : undefined;
  return opposite ? { how: opposite, end: at + 1 } : { how, end };
}

/** In `2bhk around 15000` the comparison belongs to the price, and in `1000 sqft minimum 2 bhk` to the size. */
function beginsAmount(terms: readonly Term[], at: number): boolean {
  if (comparisonsOf(terms[at], 'before').length === 0) return false;
  const next = amountAt(terms, at + 1);
  return next !== undefined && next.counted.is !== 'bedrooms';
}

/** `4k/sqft` */
export const isAfterSlash = (terms: readonly Term[], at: number): boolean =>
  /^\s*\/\s*$/.test(gapAfter(terms, at - 1));

export const gapAfter = (terms: readonly Term[], at: number) => terms[at]?.tokens.at(-1)?.after ?? '';

/** More days than people stay in a home that is let by the day. */
const mostNights = 60;
const mostUncounted = 100;

export function comparisonsBefore(
  terms: readonly Term[],
  start: number,
): { comparisons: Comparison[]; end: number } {
  const comparisons: Comparison[] = [];
  let end = start;
  for (; end < terms.length; end += 1) {
    const found = comparisonsOf(terms[end], 'before');
    if (found.length > 0) comparisons.push(...found);
    else if (end === start || !senseOf(terms[end], 'empty') || senseOf(terms[end], 'number')) break;
  }
  const [sign] = /[<≤>≥](?=\s*\D?$)/.exec(terms[end]?.tokens[0]?.before ?? '') ?? [];
  if (sign !== undefined) comparisons.push('<≤'.includes(sign) ? 'atMost' : 'atLeast');
  return { comparisons, end };
}
