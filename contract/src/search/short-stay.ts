import { rentRangeFrequency } from '../price-ranges.ts';
import type { Frequency } from '../vocabulary.ts';

interface Asked {
  period?: string | undefined;
  priceRange?: string | undefined;
}

export const shortPeriods = ['day', 'week'] as const satisfies Frequency[];

/** The periods of a short stay, as an address holds them. */
export const shortStay = shortPeriods.join();

export const usualPeriods: readonly Frequency[] = ['month', 'year'];

/** The periods of rents when an address names none. */
export const usualPeriod = usualPeriods.join();

export type ShortPeriod = (typeof shortPeriods)[number];

export const isShortPeriod = (period: Frequency): period is ShortPeriod =>
  shortPeriods.some((each) => each === period);

/** Whether a range of the search form is for a day or a week. */
export function isShortStayRange(range: string): boolean {
  const frequency = rentRangeFrequency(range);
  return frequency !== undefined && isShortPeriod(frequency);
}

/** A search among rents finds rents by the day or week only if it asks for them. */
export function withUsualPeriod<Search extends Asked>(search: Search): Search {
  const isAsked = Boolean(search.period) || isShortStayRange(search.priceRange ?? '');
  return isAsked ? search : { ...search, period: usualPeriod };
}
