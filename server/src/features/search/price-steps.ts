import { parsePriceRange, rentPriceRanges, salePriceRanges } from '@thikana/contract/price-ranges';
import type { PricedAs } from './filters/price-range.ts';

const partsOfRange = 5;

/** Where the bars of a histogram of prices begin: the ranges of the search form, each in equal parts, from 0. */
export function priceSteps(priced: PricedAs): number[] {
  const texts = priced.intent === 'rent' ? rentPriceRanges(priced.frequency) : salePriceRanges();
  const ranges = texts.flatMap((text) => parsePriceRange(text) ?? []);
  const [first] = ranges;
  if (!first) return [];
  const steps = [{ min: 0, max: first.min }, ...ranges].flatMap(({ min, max }) =>
    max === undefined
      ? [min]
      : Array.from(
          { length: partsOfRange + 1 },
          (_, part) => min + Math.round(((max - min) * part) / partsOfRange),
        ),
  );
  return [...new Set(steps)].sort((one, other) => one - other);
}
