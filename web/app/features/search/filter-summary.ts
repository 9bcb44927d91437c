import { areaLabel } from '@thikana/contract/areas';
import { number } from '#web/lib/format.ts';
import { categoryLabel, priceRangeLabel } from '#web/lib/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from './search-filter.ts';

/** The filters in force and what they found, in one line. */
export function filterSummary(filter: SearchFilter, total: number): string {
  const any = m.search_any();
  return m.list_status({
    count: number(total),
    purpose:
      filter.purpose === 'rent'
        ? m.search_purpose_rent()
        : filter.purpose === 'buy'
          ? m.search_purpose_buy()
          : any,
    type: filter.propertyType ? categoryLabel(filter.propertyType) : any,
    location: filter.location ? areaLabel(filter.location) : any,
    price: filter.priceRange ? priceRangeLabel(filter.priceRange) : any,
  });
}
