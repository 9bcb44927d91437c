import { type City, currentCity } from '@thikana/contract/city';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import { currencyWords } from '../../city/city.feature.ts';
import { inAnyLanguage, oneOf, wordEnd, wordStart } from './patterns.ts';

/** The factors that a city does not use: `15 m` are not 15 million where people count in lakh. */
const strangeFactors = { lakh: [1_000_000], million: [100_000, 10_000_000] };
const factors = inAnyLanguage(({ prices }) => prices?.units);

interface Amounts {
  units: ReadonlyMap<string, number>;
  between: RegExp;
  atMost: RegExp;
  thenAtMost: RegExp;
  atLeast: RegExp;
  alone: RegExp;
  /** Smaller numbers are kilometres, floors or rooms. */
  smallest: number;
}

const amountsOfCities = new WeakMap<City, Amounts>();

function amountsOfCity(): Amounts {
  const city = currentCity();
  const known = amountsOfCities.get(city) ?? readAmounts(city);
  amountsOfCities.set(city, known);
  return known;
}

function readAmounts({ amounts, priceRanges }: City): Amounts {
  const units = new Map([...factors].filter(([, factor]) => !strangeFactors[amounts].includes(factor)));
  const unit = [...units.keys()].join('|');
  const money = currencyWords()
    .map((word) => word.replaceAll(' ', String.raw`\s+`))
    .join('|');
  const before = `(?:(?:${money})\\.?)?`;
  const after = `(?:\\s*(?:${money}))?`;
  const figure = String.raw`\s*(\d+(?:\.\d+)?)\s*`;
  const amount = `${before}${figure}(${unit})?${after}${wordEnd}`;
  const pattern = (text: string) => new RegExp(wordStart + text, 'iu');
  const bounds = Object.values(priceRanges.rent).flatMap((ranges) =>
    ranges.map((range) => parsePriceRange(range)?.min ?? 0),
  );
  return {
    units,
    between: pattern(`${amount}\\s*(?:-|–|${oneOf(({ prices }) => prices?.to)})\\s*${amount}`),
    atMost: pattern(`(?:${oneOf(({ prices }) => prices?.atMost)}|<)\\s*${amount}`),
    thenAtMost: pattern(`${amount}\\s*(?:${oneOf(({ prices }) => prices?.orLess)})${wordEnd}`),
    atLeast: pattern(`(?:${oneOf(({ prices }) => prices?.atLeast)}|>)\\s*${amount}`),
    alone: pattern(`${before}${figure}(${unit})${after}${wordEnd}`),
    smallest: Math.min(...bounds.filter((bound) => bound > 0)),
  };
}

export interface FoundAmounts {
  /** The text of the parameter: `min-max` or `min+`. */
  priceRange: string;
  /** The largest amount in the range. */
  largest: number;
  rest: string;
}

/** A price in a text: `10k-20k`, `under 15k`, `above 50 lakh`; an amount with a unit alone is a maximum. */
export function findAmounts(text: string): FoundAmounts | undefined {
  const { between, atMost, thenAtMost, atLeast, alone, smallest } = amountsOfCity();
  const range = between.exec(text);
  if (range) {
    const high = amountOf(range[3], range[4]);
    // `10-20k`: the unit applies to both amounts.
    const low = amountOf(range[1], range[2] ?? range[4]);
    if (high >= smallest && low <= high) return found(text, range, `${low}-${high}`, high);
  }
  const most = atMost.exec(text);
  if (most) return orNothing(text, most, (value) => `0-${value}`);
  const mostAfter = thenAtMost.exec(text);
  if (mostAfter) return orNothing(text, mostAfter, (value) => `0-${value}`);
  const least = atLeast.exec(text);
  if (least) return orNothing(text, least, (value) => `${value}+`);
  const single = alone.exec(text);
  return single ? orNothing(text, single, (value) => `0-${value}`) : undefined;
}

function orNothing(text: string, match: RegExpExecArray, write: (value: number) => string) {
  const value = amountOf(match[1], match[2]);
  return value >= amountsOfCity().smallest ? found(text, match, write(value), value) : undefined;
}

function found(text: string, match: RegExpExecArray, priceRange: string, largest: number): FoundAmounts {
  return { priceRange, largest, rest: text.replace(match[0], ' ') };
}

function amountOf(figure = '', unit = ''): number {
  const factor = amountsOfCity().units.get(unit.toLowerCase()) ?? 1;
  return Math.round(Number(figure) * factor);
}
