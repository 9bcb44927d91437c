import { currentCity } from '@thikana/contract/city';
import { type PriceRange, parsePriceRange } from '@thikana/contract/price-ranges';
import type { Comparison } from './lexicon/lexicon.ts';
import type { SenseOf, Side } from './senses.ts';
import { senseOf, type Term } from './terms.ts';

/** What a number counts. */
type Counted =
  | { is: 'bedrooms' | 'bathrooms' | 'price' | 'bare' }
  | { is: 'size'; unit: SenseOf<'unit'> }
  | { is: 'unitPrice'; unit: SenseOf<'unit'> };

/** Numbers in a text: `2 bhk`, `under 15k`, `40-60 lakh`, `about 4 katha`. */
export interface Quantity {
  counted: Counted;
  /** In ascending order. */
  numbers: readonly [number, ...number[]];
  /** `between` for a range; undefined for a number alone, or several. */
  how: Comparison | undefined;
}

interface Amount {
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

const isDash = /^\s*[-–—~]\s*$/;
const isPlus = /^\s*\+/;
const isAlternative = /^\s*[,/&]\s*$/;
/** Reads the quantity that begins with this term, and returns the index after it. */
export function quantityAt(
  terms: readonly Term[],
  start: number,
): { quantity: Quantity; end: number } | undefined {
  const leading = leadingUnitAt(terms, start);
  const { comparisons, end: begin } = comparisonsBefore(terms, leading?.end ?? start);
  const first = amountAt(terms, begin);
  if (!first) return undefined;
  const amounts = [first];
  let isRange = false;
  let end = first.end;
  for (;;) {
    const next = nextAmount(terms, end, amounts, comparisons);
    if (!next) break;
    amounts.push(next.amount);
    isRange ||= next.isRange;
    end = next.amount.end;
  }
  const after = comparisonAfter(terms, end);
  const counted = amounts.map((amount) => amount.counted).find(({ is }) => is !== 'bare') ?? first.counted;
  const before = comparisons.find((each) => each !== 'between');
  const said = amounts.map((amount) => amount.comparison).find(Boolean) ?? after?.how ?? before;
  const isPrice = counted.is === 'bare' || counted.is === 'price';
  const following = isPrice ? unitPriceAt(terms, after?.end ?? end, counted) : undefined;
  if (leading && !isPrice) return undefined;
  const perUnit = following ?? (leading && { unit: leading.unit, end: after?.end ?? end });
  const quantity: Quantity = {
    counted: perUnit ? { is: 'unitPrice', unit: perUnit.unit } : counted,
    numbers: withCommonUnit(amounts, counted),
    how: isRange ? 'between' : said,
  };
  const isNumberWord = !first.isFigure && quantity.counted.is === 'bare';
  const isUnitAlone = first.isUnitAlone && quantity.how === undefined;
  if (isNumberWord || isUnitAlone || !isReasonable(quantity, terms, begin)) return undefined;
  return { quantity, end: perUnit?.end ?? after?.end ?? end };
}

function comparisonsBefore(
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

function comparisonsOf(term: Term | undefined, side: Side): Comparison[] {
  return (term?.senses ?? []).flatMap((sense) =>
    sense.is === 'compare' && sense.side === side ? sense.how : [],
  );
}

function comparisonAfter(terms: readonly Term[], end: number): { how: Comparison; end: number } | undefined {
  if (isPlus.test(gapAfter(terms, end - 1))) return { how: 'atLeast', end };
  const link = senseOf(terms[end], 'linking') ? end + 1 : end;
  for (const at of [end, link]) {
    const [how] = comparisonsOf(terms[at], 'after');
    if (how) return { how, end: at + 1 };
  }
  return undefined;
}

const gapAfter = (terms: readonly Term[], at: number) => terms[at]?.tokens.at(-1)?.after ?? '';

/** A number with what it counts: `₹ 15 thousand`, `1 crore 20 lakh`, `two rooms`. */
function amountAt(terms: readonly Term[], start: number): Amount | undefined {
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
  const rooms = factor > hundred ? undefined : countedAt(terms[plus?.end ?? at]);
  const amount = { value, factor, isFigure, isUnitAlone: !number && !fraction };
  if (rooms) {
    const comparison = plus && { comparison: plus.how };
    return { ...amount, counted: rooms, factor: 1, ...comparison, end: (plus?.end ?? at) + 1 };
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
const [hundred, lakh, shortestWritten] = [100, 100_000, 4];

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

function countedAt(term: Term | undefined): Counted | undefined {
  const unit = senseOf(term, 'unit');
  if (unit) return { is: 'size', unit };
  if (senseOf(term, 'bedrooms')) return { is: 'bedrooms' };
  return senseOf(term, 'bathrooms') ? { is: 'bathrooms' } : undefined;
}

/** The other end of a range, or another number of rooms. */
function nextAmount(
  terms: readonly Term[],
  end: number,
  amounts: readonly Amount[],
  comparisons: readonly Comparison[],
): { amount: Amount; isRange: boolean } | undefined {
  const gap = gapAfter(terms, end - 1);
  const isTo = isDash.test(gap) || senseOf(terms[end], 'to') !== undefined;
  const isOr = isAlternative.test(gap) || senseOf(terms[end], 'or') !== undefined;
  const last = amounts.at(-1);
  const isSlash = isAlternative.test(gap);
  const pair = last && !isTo && (!isOr || isSlash) && beside(terms, end, last);
  if (pair || (!isTo && !isOr)) return pair || undefined;
  const isSign = isDash.test(gap) || isSlash;
  const amount = amountAt(terms, isSign ? end : end + 1);
  if (!amount || !last) return undefined;
  // `€700-900`: the currency counts for both.
  const isSamePrice = isTo && last.counted.is === 'price' && amount.counted.is === 'bare';
  const isSame = amount.counted.is === last.counted.is || last.counted.is === 'bare' || isSamePrice;
  if (!isSame) return undefined;
  const isRange = isTo && !(isOr && !comparisons.includes('between') && amount.counted.is === 'bedrooms');
  const areRooms = amount.counted.is === 'bedrooms' || amount.counted.is === 'bathrooms';
  return isRange || areRooms || amount.counted.is === 'bare' ? { amount, isRange } : undefined;
}

/** `das barah hazar`, `2/3 bhk`: two numbers side by side, of which the second is at most twice the first. */
function beside(terms: readonly Term[], at: number, last: Amount) {
  const amount = last.counted.is === 'bare' ? amountAt(terms, at) : undefined;
  if (!amount || amount.counted.is === 'bare' || amount.isFigure !== last.isFigure) return undefined;
  const first = last.value * amount.factor;
  return first < amount.value && amount.value <= 2 * first
    ? { amount, isRange: amount.counted.is !== 'bedrooms' }
    : undefined;
}

/** `10-15k`: the unit applies to both amounts. */
function withCommonUnit(amounts: readonly Amount[], counted: Counted): Quantity['numbers'] {
  const { factor = 1, value: largest = 0 } = amounts.at(-1) ?? {};
  const numbers = amounts.map((amount) => {
    const isWithout = counted.is === 'price' && amount.counted.is === 'bare';
    return isWithout && amount.value * factor <= largest ? amount.value * factor : amount.value;
  });
  const [least = 0, ...others] = numbers.sort((one, other) => one - other);
  return [least, ...others];
}

/** `per katha 12 lakh`, `katha prati 12 lakh`. */
function leadingUnitAt(
  terms: readonly Term[],
  start: number,
): { unit: SenseOf<'unit'>; end: number } | undefined {
  const pair = [terms[start], terms[start + 1]];
  const unit = senseOf(pair[0], 'unit') ?? senseOf(pair[1], 'unit');
  return unit && pair.some((term) => senseOf(term, 'per')) ? { unit, end: start + 2 } : undefined;
}

/** `per katha`, `/katha`; after an amount of money also `katha` alone. */
function unitPriceAt(
  terms: readonly Term[],
  end: number,
  { is }: Counted,
): { unit: SenseOf<'unit'>; end: number } | undefined {
  const isSlash = /^\s*\/\s*$/.test(gapAfter(terms, end - 1));
  const at = senseOf(terms[end], 'per') ? end + 1 : end;
  const unit = senseOf(terms[at], 'unit');
  if (unit && (isSlash || at > end)) return { unit, end: at + 1 };
  if (unit && is === 'price' && !senseOf(terms[end + 1], 'per')) return { unit, end: end + 1 };
  // `katha prati`
  const first = senseOf(terms[end], 'unit');
  return first && senseOf(terms[end + 1], 'per') ? { unit: first, end: end + 2 } : undefined;
}

const mostRooms = 20;
/** `2+` alone means rooms. */
export const mostBareRooms = 10;

/** Whether a number without a unit is large enough for a price, or small enough for rooms. */
function isReasonable({ counted, numbers, how }: Quantity, terms: readonly Term[], start: number): boolean {
  const largest = numbers.at(-1) ?? 0;
  if (counted.is === 'bedrooms' || counted.is === 'bathrooms')
    return numbers.every((each) => Math.floor(each) >= 1 && each <= mostRooms);
  if (counted.is === 'size') return numbers.every((each) => each > 0 && each < 1_000_000);
  if (counted.is !== 'bare') return largest >= smallestRent() && largest < 1e11;
  if (how === 'atLeast' && largest <= mostBareRooms && Number.isInteger(largest))
    return isLastWord(terms, start);
  if (how) return largest >= smallestRent() && largest < 1e11;
  const figure = terms[start]?.tokens[0];
  const isPinCode = /^\d{6}$/.test(figure?.text ?? '') && largest % 1000 !== 0;
  return largest >= 2 * smallestRent() && largest < 1e11 && largest % 50 === 0 && !isPinCode;
}

/** No unknown word follows, such as `km`. */
function isLastWord(terms: readonly Term[], start: number): boolean {
  const figure = terms.findIndex((term, at) => at >= start && senseOf(term, 'number'));
  const next = terms[figure + 1];
  return next === undefined || next.senses.length > 0;
}

/** Smaller numbers are kilometres, floors or rooms. */
function smallestRent(): number {
  const ranges = Object.values(currentCity().priceRanges.rent).flat().map(parsePriceRange);
  return Math.min(...ranges.flatMap((range?: PriceRange) => range?.min || []));
}
