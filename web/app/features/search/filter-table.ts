import { available } from './filters/available.ts';
import { bathrooms } from './filters/bathrooms.ts';
import { bedrooms } from './filters/bedrooms.ts';
import { features } from './filters/features.ts';
import type { FilterView } from './filters/filter.ts';
import { floor } from './filters/floor.ts';
import { furnishing } from './filters/furnishing.ts';
import { landmark } from './filters/landmark.ts';
import { location } from './filters/location.ts';
import { near } from './filters/near.ts';
import { period } from './filters/period.ts';
import { posted } from './filters/posted.ts';
import { priceRange } from './filters/price-range.ts';
import { pricedFor } from './filters/priced-for.ts';
import { propertyType } from './filters/property-type.ts';
import { purpose } from './filters/purpose.ts';
import { rooms } from './filters/rooms.ts';
import { shape } from './filters/shape.ts';
import { size } from './filters/size.ts';
import { sort } from './filters/sort.ts';
import { unitPrice } from './filters/unit-price.ts';
import { within } from './filters/within.ts';
import { words } from './filters/words.ts';
import { type FilterName, filterNames, type SearchFilter, tidied } from './search-filter.ts';

/** Parameters that belong to another filter, or control the display. */
type Unlisted = 'spelling' | 'view' | 'km' | 'place' | 'typedPlace';
export type Choice = Exclude<FilterName, Unlisted>;

/** All filters, in the order of the form. Chips, saved searches and empty lists use it too. */
export const filterTable: Readonly<Record<Choice, FilterView>> = {
  q: words,
  purpose,
  sort,
  priceRange,
  bedrooms,
  rooms,
  bathrooms,
  floor,
  available,
  posted,
  size,
  unitPrice,
  near,
  landmark,
  within,
  shape,
  propertyType,
  period,
  furnishing,
  with: features,
  location,
};

const isListed = (name: FilterName): name is Choice => name in filterTable;

/** The active filters that can be removed separately. */
export function choicesInForce(filter: SearchFilter): Choice[] {
  return filterNames.filter(isListed).filter((name) => {
    const { chip, parts = [] } = filterTable[name];
    return chip && [name, ...parts].some((each) => filter[each] !== '');
  });
}

export function choiceLabel(name: Choice, filter: SearchFilter): string {
  const { chip, title } = filterTable[name];
  return chip ? chip(filter[name], filter) : title();
}

/** The filter without one of its conditions. */
export function withoutChoice(filter: SearchFilter, name: Choice): SearchFilter {
  const { parts = [], removes = [] } = filterTable[name];
  const emptied = [name, ...parts, ...removes].map((each) => [each, '']);
  const left: SearchFilter = { ...filter, ...Object.fromEntries(emptied) };
  // What a day costs says nothing about a month.
  const isPriced = pricedFor({ ...left, purpose: filter.purpose }) === pricedFor(filter);
  return tidied(isPriced ? left : { ...left, priceRange: '' });
}
