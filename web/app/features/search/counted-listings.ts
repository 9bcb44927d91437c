import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from './search-filter.ts';

const kinds: Record<string, typeof m.list_count> = {
  flat: m.list_count_flats,
  house: m.list_count_houses,
  'house,flat': m.list_count_homes,
  'flat,house': m.list_count_homes,
  shop: m.list_count_shops,
  land: m.list_count_land,
};

/** '52 flats' */
export function countedListings({ propertyType }: Pick<SearchFilter, 'propertyType'>, count: number): string {
  return (kinds[propertyType] ?? m.list_count)({ count, text: number(count) });
}
