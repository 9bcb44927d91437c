import type { Facets } from '@thikana/contract/search/search';
import type { FacetSearch } from '../engine.ts';
import { pricedAs } from '../filters/price-range.ts';
import { filters } from '../filters.ts';
import { type Bitmap, countBits, intersect, slotsIn } from './bitmaps.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { countPrices } from './count-prices.ts';

/**
 * For each value of each filter, the number of listings if it replaced the current value, and for each active filter
 * the number without it.
 */
export function countFacets(
  store: CatalogueStore,
  { filter, from, now }: FacetSearch,
  scores: Uint16Array | undefined,
): Facets {
  const { columns } = store;
  const conditions = conditionsOf(filter, columns, scores);
  const bitmaps = conditions.map((condition) => store.bitmapOf(condition));
  const meetingAll = leftSlots(store, bitmaps);
  const without = conditions.map(({ choice }, number) => {
    return { choice, slots: leftSlots(store, bitmaps.toSpliced(number, 1)) };
  });
  const values = filters.flatMap(({ name, facet }) => {
    if (!facet) return [];
    const number = facet.isAdded ? -1 : conditions.findIndex(({ choice }) => choice === name);
    const slots = without[number]?.slots ?? meetingAll;
    const tallyOf = (column: Uint8Array | Uint16Array) => tally(column, slots);
    return [[facet.name ?? name, facet.count({ columns, slots, from, now, tally: tallyOf })]];
  });
  const withoutPrice = without.find(({ choice }) => choice === 'priceRange');
  return {
    total: meetingAll.length,
    values: Object.fromEntries(values),
    prices: countPrices(columns, withoutPrice?.slots ?? meetingAll, pricedAs(filter)),
    without: Object.fromEntries(without.map(({ choice, slots }) => [choice, slots.length])),
  };
}

function leftSlots(store: CatalogueStore, bitmaps: readonly Bitmap[]): Uint32Array {
  const left = store.listed.slice();
  for (const bitmap of bitmaps) intersect(left, bitmap);
  return slotsIn(left, countBits(left));
}

function tally(column: Uint8Array | Uint16Array, slots: Uint32Array): Uint32Array {
  const occurs = new Uint32Array(2 ** (column.BYTES_PER_ELEMENT * 8));
  for (let at = 0; at < slots.length; at += 1) {
    const code = column[slots[at] as number] as number;
    occurs[code] = (occurs[code] as number) + 1;
  }
  return occurs;
}
