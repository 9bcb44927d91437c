import { currentCity } from '@thikana/contract/city';
import { type PriceRange, parsePriceRange } from '@thikana/contract/price-ranges';
import {
  type Amount,
  amountAt,
  type Counted,
  comparisonAfter,
  comparisonsBefore,
  gapAfter,
} from './amounts.ts';
import type { Comparison, RentPeriod } from './lexicon/lexicon.ts';
import { senseOf, type Term } from './terms.ts';
import { leadingUnitAt, periodUnitAt, unitPriceAt } from './units-of-prices.ts';

/** Numbers in a text: `2 bhk`, `under 15k`, `40-60 lakh`, `about 4 katha`. */
export interface Quantity {
  counted: Counted;
  /** In ascending order. */
  numbers: readonly [number, ...number[]];
  /** `between` for a range; undefined for a number alone, or several. */
  how: Comparison | undefined;
  /** What the price is for: `₹500/day`. */
  period?: RentPeriod;
}

const isDash = /^\s*[-–—~]\s*$/;
const isAlternative = /^\s*[,/&]\s*$/;
interface FoundQuantity {
  quantity: Quantity;
  /** The index after it. */
  end: number;
  /** The noun within it: `5 katha land or more`. */
  noun?: Term | undefined;
}

/** Reads the quantity that begins with this term. */
export function quantityAt(terms: readonly Term[], start: number): FoundQuantity | undefined {
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
  const direct = comparisonAfter(terms, end);
  const after = direct ?? (isNoun(terms[end]) ? comparisonAfter(terms, end + 1) : undefined);
  const counted = amounts.map((amount) => amount.counted).find(({ is }) => is !== 'bare') ?? first.counted;
  const before = comparisons.find((each) => each !== 'between');
  const said = amounts.map((amount) => amount.comparison).find(Boolean) ?? after?.how ?? before;
  const isPrice = counted.is === 'bare' || counted.is === 'price';
  const following = isPrice ? unitPriceAt(terms, after?.end ?? end, counted) : undefined;
  if (leading && !isPrice) return undefined;
  const paid = isPrice ? periodUnitAt(terms, after?.end ?? end) : undefined;
  const perUnit = following ?? (leading && { unit: leading.unit, end: after?.end ?? end });
  const counts = isPrice && !perUnit && isDeposit(terms, start, end) ? ({ is: 'deposit' } as const) : counted;
  const quantity: Quantity = {
    counted: perUnit ? { is: 'unitPrice', unit: perUnit.unit } : counts,
    numbers: withCommonUnit(amounts, counted),
    how: isRange ? 'between' : said,
    ...(paid && { period: paid.period }),
  };
  const isNumberWord = !first.isFigure && quantity.counted.is === 'bare';
  const isUnitAlone = first.isUnitAlone && quantity.how === undefined;
  if (isNumberWord || isUnitAlone || !isReasonable(quantity, terms, begin)) return undefined;
  return {
    quantity,
    end: perUnit?.end ?? paid?.end ?? after?.end ?? end,
    noun: after && !direct ? terms[end] : rentOf(quantity, terms[end - 1]),
  };
}

/** `mahine` alone is a word for rent, and still is one in `do mahine`. */
const rentOf = ({ counted }: Quantity, last: Term | undefined): Term | undefined =>
  counted.is === 'uncounted' && senseOf(last, 'purpose') ? last : undefined;

/** `deposit 50000`, `50000 deposit`: not what a home costs. In `12000 deposit 50000` it is the second amount. */
function isDeposit(terms: readonly Term[], start: number, end: number): boolean {
  let before = start - 1;
  while (senseOf(terms[before], 'empty')) before -= 1;
  const isNamed = (at: number) => senseOf(terms[at], 'wish')?.words === 'deposit';
  const next = amountAt(terms, comparisonsBefore(terms, end + 1).end)?.counted.is;
  return isNamed(before) || (isNamed(end) && next !== 'price' && next !== 'bare');
}

const nouns = ['category', 'homes', 'dwelling', 'purpose'] as const;
const isNoun = (term: Term | undefined): boolean => nouns.some((is) => senseOf(term, is) !== undefined);

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
  const mayBeEither = eitherCounted.has(amount.counted.is);
  return isRange || mayBeEither || amount.counted.is === 'bare' ? { amount, isRange } : undefined;
}
/** `2 or 3 bhk`, `1 or 2 weeks`, `2 or 3 people`. */
const eitherCounted = new Set<Counted['is']>(['bedrooms', 'bathrooms', 'period', 'uncounted']);

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

const mostRooms = 20;
/** `2+` alone means rooms. */
export const mostBareRooms = 10;

/** Whether a number without a unit is large enough for a price, or small enough for rooms. */
function isReasonable({ counted, numbers, how }: Quantity, terms: readonly Term[], start: number): boolean {
  const largest = numbers.at(-1) ?? 0;
  if (counted.is === 'bedrooms' || counted.is === 'bathrooms')
    return numbers.every((each) => Math.floor(each) >= 1 && each <= mostRooms);
  if (counted.is === 'period' || counted.is === 'uncounted' || counted.is === 'deposit') return true;
  if (counted.is === 'kilometres') return largest >= 0.1 && largest <= 100;
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
