import { number } from '#web/lib/format/format.ts';
import { priceRangeLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from './search-filter.ts';
import { areaLabels, typeLabels } from './value-labels.ts';

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
    type: filter.propertyType ? typeLabels(filter.propertyType) : any,
    location: filter.location ? areaLabels(filter.location) : any,
    price: filter.priceRange ? priceRangeLabel(filter.priceRange) : any,
  });
}
