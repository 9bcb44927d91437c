import type { Area } from '@thikana/contract/areas';
import type { SearchFilter } from '@thikana/contract/listings';
import { type PriceRange, parsePriceRange, rentRangeFrequency } from '@thikana/contract/price-ranges';
import type { Category, Frequency, Intent } from '@thikana/contract/vocabulary';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** What a list is narrowed to. */
export interface ListingFilter {
  intent?: Intent | undefined;
  category?: Category | undefined;
  area?: Area | undefined;
  rent?: (PriceRange & { frequency: Frequency }) | undefined;
  price?: PriceRange | undefined;
}

/** The search form's words as a filter; a list's own intent wins over the purpose. */
export function listingFilter(search: SearchFilter, intent?: Intent): ListingFilter {
  const purpose = search.purpose && (search.purpose === 'buy' ? 'sell' : 'rent');
  const filter: ListingFilter = {
    intent: intent ?? purpose,
    category: search.propertyType,
    area: search.location,
  };
  const range = search.priceRange === undefined ? undefined : parsePriceRange(search.priceRange);
  if (!range || !search.priceRange) return filter;
  const frequency = rentRangeFrequency(search.priceRange);
  const isRent = filter.intent === 'rent' || (filter.intent === undefined && frequency !== undefined);
  // A range that is not among the printed ones is a monthly rent.
  if (isRent) return { ...filter, intent: 'rent', rent: { ...range, frequency: frequency ?? 'month' } };
  return { ...filter, intent: 'sell', price: range };
}

type Builder = ExpressionBuilder<Tables, 'listings'>;

/** Only what everyone may see, narrowed by the filter. */
export function wherePublic(filter: ListingFilter) {
  return (builder: Builder): Expression<SqlBool> => {
    const conditions = [builder('approval_status', '=', 'approved'), builder('hidden_at', 'is', null)];
    if (filter.intent) conditions.push(builder('intent', '=', filter.intent));
    if (filter.category) conditions.push(builder('category', '=', filter.category));
    if (filter.area) conditions.push(builder('area', '=', filter.area));
    if (filter.rent) {
      conditions.push(
        builder('frequency', '=', filter.rent.frequency),
        builder('rent_rupees', '>=', filter.rent.min),
      );
      if (filter.rent.max !== undefined) conditions.push(builder('rent_rupees', '<=', filter.rent.max));
    }
    if (filter.price) {
      const salePrice = builder.fn.coalesce('price_rupees', 'total_price_rupees');
      conditions.push(builder(salePrice, '>=', filter.price.min));
      if (filter.price.max !== undefined) conditions.push(builder(salePrice, '<=', filter.price.max));
    }
    return builder.and(conditions);
  };
}
