import { currentCity } from './city.ts';
import { type Frequency, frequencies } from './vocabulary.ts';

/** Both ends included, in whole units of the city's currency; without `max` there is no upper bound. */
export interface PriceRange {
  min: number;
  max?: number;
}

/** The ranges of the search form for rents of this frequency: `min-max` or `min+`. */
export const rentPriceRanges = (frequency: Frequency): readonly string[] =>
  currentCity().priceRanges.rent[frequency] ?? [];

export const salePriceRanges = (): readonly string[] => currentCity().priceRanges.sell;

export function parsePriceRange(text: string): PriceRange | undefined {
  const match = /^(\d{1,12})(?:-(\d{1,12})|\+)$/.exec(text);
  if (!match) return undefined;
  const min = Number(match[1]);
  if (match[2] === undefined) return { min };
  const max = Number(match[2]);
  return max >= min ? { min, max } : undefined;
}

/** Up to four times the highest bound of the ranges for monthly rents; more can only be the price of a sale. */
export function canBeRent({ min = 0, max = min }: Partial<PriceRange>): boolean {
  const ranges = rentPriceRanges('month').map(parsePriceRange);
  return max <= 4 * Math.max(...ranges.map((range) => range?.max ?? range?.min ?? 0));
}

/** Whether the search form offers this range. */
export const isOfferedRange = (text: string): boolean =>
  rentRangeFrequency(text) !== undefined || salePriceRanges().includes(text);

/** The frequency of a rent range of the search form. */
export function rentRangeFrequency(text: string): Frequency | undefined {
  return frequencies.find((frequency) => rentPriceRanges(frequency).includes(text));
}
