import { inAnyLanguage, oneOf, wordEnd, wordStart } from './patterns.ts';

const units = inAnyLanguage(({ prices }) => prices?.units);
const unit = [...units.keys()].join('|');
const currency = `(?:(?:${oneOf(({ prices }) => prices?.currency)})\\.?|₹)?`;
const figure = String.raw`\s*(\d+(?:\.\d+)?)\s*`;
const amount = `${currency}${figure}(${unit})?${wordEnd}`;
const pattern = (text: string) => new RegExp(wordStart + text, 'iu');

const between = pattern(`${amount}\\s*(?:-|–|${oneOf(({ prices }) => prices?.to)})\\s*${amount}`);
const atMost = pattern(`(?:${oneOf(({ prices }) => prices?.atMost)}|<)\\s*${amount}`);
const thenAtMost = pattern(`${amount}\\s*(?:${oneOf(({ prices }) => prices?.orLess)})${wordEnd}`);
const atLeast = pattern(`(?:${oneOf(({ prices }) => prices?.atLeast)}|>)\\s*${amount}`);
const plain = pattern(`${currency}${figure}(${unit})${wordEnd}`);

export interface FoundAmounts {
  /** The text of the parameter: `min-max` or `min+`. */
  priceRange: string;
  /** The largest amount in the range. */
  largest: number;
  rest: string;
}

/** A price in a text: `10k-20k`, `under 15k`, `above 50 lakh`; an amount with a unit alone is a maximum. */
export function findAmounts(text: string): FoundAmounts | undefined {
  const range = between.exec(text);
  if (range) {
    const high = rupees(range[3], range[4]);
    // `10-20k`: the unit applies to both amounts.
    const low = rupees(range[1], range[2] ?? range[4]);
    if (high >= 500 && low <= high) return found(text, range, `${low}-${high}`, high);
  }
  const most = atMost.exec(text);
  if (most) return orNothing(text, most, (value) => `0-${value}`);
  const mostAfter = thenAtMost.exec(text);
  if (mostAfter) return orNothing(text, mostAfter, (value) => `0-${value}`);
  const least = atLeast.exec(text);
  if (least) return orNothing(text, least, (value) => `${value}+`);
  const alone = plain.exec(text);
  return alone ? orNothing(text, alone, (value) => `0-${value}`) : undefined;
}

function orNothing(text: string, match: RegExpExecArray, write: (value: number) => string) {
  const value = rupees(match[1], match[2]);
  // Smaller numbers are kilometres, floors or rooms.
  return value >= 500 ? found(text, match, write(value), value) : undefined;
}

function found(text: string, match: RegExpExecArray, priceRange: string, largest: number): FoundAmounts {
  return { priceRange, largest, rest: text.replace(match[0], ' ') };
}

function rupees(figure = '', unit = ''): number {
  const factor = units.get(unit.toLowerCase()) ?? 1;
  return Math.round(Number(figure) * factor);
}
