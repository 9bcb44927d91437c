import type { FilterName } from '@thikana/contract/search/filters';
import type { Demand, Filter } from './filter.ts';
import { available } from './filters/available.ts';
import { bathrooms } from './filters/bathrooms.ts';
import { bedrooms } from './filters/bedrooms.ts';
import { features } from './filters/features.ts';
import { floor } from './filters/floor.ts';
import { furnishing } from './filters/furnishing.ts';
import { landmark } from './filters/landmark.ts';
import { location } from './filters/location.ts';
import { near } from './filters/near.ts';
import { period } from './filters/period.ts';
import { posted } from './filters/posted.ts';
import { priceRange } from './filters/price-range.ts';
import { propertyType } from './filters/property-type.ts';
import { purpose } from './filters/purpose.ts';
import { rooms } from './filters/rooms.ts';
import { shape } from './filters/shape.ts';
import { size } from './filters/size.ts';
import { unitPrice } from './filters/unit-price.ts';
import { within } from './filters/within.ts';
import { words } from './filters/words.ts';
import type { ListingFilter } from './listing-filter.ts';

/** All filters. */
export const filters: readonly Filter[] = [
  ...[purpose, words, propertyType, location, landmark, bedrooms, rooms, bathrooms, furnishing, features],
  ...[priceRange, period, unitPrice, posted, size, floor, available, near, within, shape],
];

/** The parameters of searches whose pages can be cached: it is known which listings make them stale. */
export const cachedFilters: readonly FilterName[] = filters
  .filter(({ isExact }) => isExact)
  .map(({ name }) => name);

export function demandsOf(filter: ListingFilter): Demand[] {
  return filters.flatMap((each) => each.demand(filter) ?? []);
}
