import type { SearchOrder } from '../vocabulary.ts';
import type { Filter, ValueOf } from './filter.ts';
import { available } from './filters/available.ts';
import { bathrooms } from './filters/bathrooms.ts';
import { bedrooms } from './filters/bedrooms.ts';
import { features } from './filters/features.ts';
import { floor } from './filters/floor.ts';
import { furnishing } from './filters/furnishing.ts';
import { landmark } from './filters/landmark.ts';
import { location } from './filters/location.ts';
import { km, near } from './filters/near.ts';
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
import { q, spelling } from './filters/words.ts';

/** All filters, in the order of chips and summaries. */
export const filters = [
  ...[
    q,
    spelling,
    purpose,
    propertyType,
    location,
    landmark,
    priceRange,
    period,
    unitPrice,
    bedrooms,
    rooms,
    bathrooms,
    furnishing,
  ],
  ...[features, size, floor, available, posted, near, km, within, shape],
] as const;

type AnyFilter = (typeof filters)[number];
export type FilterName = AnyFilter['name'];

/** The filters and the sort order of a list. */
export type SearchFilter = {
  [F in AnyFilter as F['name']]?: ValueOf<F> | undefined;
} & { sort?: SearchOrder | undefined };

type Counted<F extends Filter> = F extends { choices: unknown } ? F : never;
/** The filters whose choices have counts. */
export type FacetName = Counted<AnyFilter>['name'];
