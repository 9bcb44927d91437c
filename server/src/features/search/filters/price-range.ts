import {
  canBeRent,
  type PriceRange,
  parsePriceRange,
  rentRangeFrequency,
  salePriceRanges,
} from '@thikana/contract/price-ranges';
import { type Frequency, frequencies } from '@thikana/contract/vocabulary';
import { askedRupees } from '../asked-rupees.ts';
import { none } from '../catalogue/catalogue-columns.ts';
import { byNumberOf } from '../catalogue/column-conditions.ts';
import { countRanges } from '../catalogue/count-ranges.ts';
import { defineFilter } from '../filter.ts';
import type { ListingFilter } from '../listing-filter.ts';

/** What is compared with the price of a search. */
export type PricedAs = { intent: 'rent'; frequency: Frequency } | { intent: 'sell' };
export type AskedPrice = PriceRange & PricedAs;

/**
 * A rent range implies rents of its frequency, a sale range implies sales. A range other than the printed ones is a
 * rent for the first of the asked periods, or a monthly rent. If neither a purpose nor a period is given, a range that is
 * too high for a rent is a sale price.
 */
export function pricedAs({ purpose, period, priceRange: text = '' }: ListingFilter): PricedAs {
  const frequency = rentRangeFrequency(text) ?? period?.[0];
  const isRent = purpose ? purpose === 'rent' : frequency !== undefined || isOnlyRent(text);
  return isRent ? { intent: 'rent', frequency: frequency ?? 'month' } : { intent: 'sell' };
}

function isOnlyRent(text: string): boolean {
  const range = salePriceRanges().includes(text) ? undefined : parsePriceRange(text);
  return range !== undefined && canBeRent(range);
}

export function askedPrice(filter: ListingFilter): AskedPrice | undefined {
  const range = filter.priceRange === undefined ? undefined : parsePriceRange(filter.priceRange);
  return range && { ...range, ...pricedAs(filter) };
}

export const priceRange = defineFilter({
  name: 'priceRange',
  ask: askedPrice,
  where(asked, builder) {
    const { intent, min, max } = asked;
    const price =
      intent === 'rent'
        ? builder.ref('rent_rupees')
        : builder.fn.coalesce('price_rupees', 'total_price_rupees');
    return builder.and([
      builder('intent', '=', intent),
      ...('frequency' in asked ? [builder('frequency', '=', asked.frequency)] : []),
      builder(price, '>=', min),
      ...(max === undefined ? [] : [builder(price, '<=', max)]),
    ]);
  },
  condition(asked, { rupees, frequency }) {
    const code = 'frequency' in asked ? frequencies.indexOf(asked.frequency) : none;
    return byNumberOf({ column: frequency, code }, rupees, asked);
  },
  isMetBy(asked, listing) {
    if (listing.intent !== asked.intent) return false;
    if ('frequency' in asked && listing.frequency !== asked.frequency) return false;
    const rupees = askedRupees(listing) ?? Number.NaN;
    return rupees >= asked.min && rupees <= (asked.max ?? Number.POSITIVE_INFINITY);
  },
  facet: { count: ({ columns, slots }) => countRanges(columns, slots) },
});
