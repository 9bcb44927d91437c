import { number } from '#web/lib/format/format.ts';
import { priceRangeLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { landmark } from './filters/landmark.ts';
import { location } from './filters/location.ts';
import { propertyType } from './filters/property-type.ts';
import { purposeLabel } from './filters/purpose.ts';
import type { SearchFilter } from './search-filter.ts';

/** The summary of the search form and the number of results, in one line. */
export function filterSummary(filter: SearchFilter, total: number): string {
  const said = (value: string, label: (value: string) => string) => (value ? label(value) : m.search_any());
  return m.list_status({
    count: number(total),
    purpose: said(filter.purpose, purposeLabel),
    type: said(filter.propertyType, propertyType.chip),
    location: filter.location
      ? location.chip(filter.location)
      : said(filter.landmark, (slugs) => landmark.chip(slugs, filter)),
    price: said(filter.priceRange, priceRangeLabel),
  });
}
