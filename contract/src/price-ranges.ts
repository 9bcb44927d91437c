import { type Frequency, frequencies } from './vocabulary.ts';

/** Both ends included, in whole rupees; without `max` there is no upper bound. */
export interface PriceRange {
  min: number;
  max?: number;
}

/** The printed ranges as parameters: `min-max` or `min+`. Each rent range belongs to its frequency. */
export const rentPriceRanges = {
  month: ['5000-10000', '10000-20000', '20000-35000', '35000-50000', '50000-75000'],
  day: ['0-500', '500-1000', '1000-2000', '2000-5000'],
  week: ['3000-7000', '7000-15000', '15000-30000'],
  year: ['60000-120000', '120000-240000', '240000-480000', '480000-720000', '720000+'],
} as const satisfies Record<Frequency, readonly string[]>;

export const buyPriceRanges = [
  '0-1000000',
  '1000000-2500000',
  '2500000-5000000',
  '5000000-7500000',
  '7500000-10000000',
  '10000000-15000000',
  '15000000+',
] as const;

export function parsePriceRange(text: string): PriceRange | undefined {
  const match = /^(\d{1,12})(?:-(\d{1,12})|\+)$/.exec(text);
  if (!match) return undefined;
  const min = Number(match[1]);
  if (match[2] === undefined) return { min };
  const max = Number(match[2]);
  return max >= min ? { min, max } : undefined;
}

/** The frequency of a printed rent range. */
export function rentRangeFrequency(text: string): Frequency | undefined {
  return frequencies.find((frequency) => (rentPriceRanges[frequency] as readonly string[]).includes(text));
}
