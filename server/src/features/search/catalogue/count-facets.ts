import type { Facets } from '@thikana/contract/search/search';
import type { Steps } from '../../../lib/steps.ts';
import type { FacetSearch } from '../engine.ts';
import { pricedAs } from '../filters/price-range.ts';
import { demandsOf, filters } from '../filters.ts';
import { type Bitmap, countBits, intersect, slotsIn } from './bitmaps.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { countPrices } from './count-prices.ts';
import type { Ranking } from './words/rank-slots.ts';

/**
 * For each value of each filter, the number of listings if it replaced the current value, and for each active filter
 * the number without it, all as of the call: changes clear bits of `store.listed`, of which this has a copy, and write
 * to slots that it does not have.
 */
export function* countFacets(
  store: CatalogueStore,
  { filter, from, now }: FacetSearch,
  rank: Ranking,
): Steps<Facets> {
  const { columns } = store;
  const listed = store.listed.slice();
  const { words = [] } = filter;
  const ranked = words.length > 0 ? yield* rank(words, store.usedSlots) : undefined;
  const demands = demandsOf(filter);
  const bitmaps: Bitmap[] = [];
  for (const demand of demands) bitmaps.push(yield* store.bitmapOf(demand.condition(columns, ranked)));
  const meetingAll = leftSlots(listed, bitmaps);
  const without = new Map<string, Uint32Array>();
  for (const [place, { name }] of demands.entries()) {
    yield;
    without.set(name, leftSlots(listed, bitmaps.toSpliced(place, 1)));
  }
  const values: (readonly unknown[])[] = [];
  for (const { name, facet } of filters) {
    if (!facet) continue;
    const counts: Record<string, number> = {};
    for (const slots of partsOf((!facet.isAdded && without.get(name)) || meetingAll)) {
      yield;
      const tallyOf = (column: Uint8Array | Uint16Array) => tally(column, slots);
      const part = facet.count({ columns, slots, from, now, tally: tallyOf });
      for (const [choice, count] of Object.entries(part)) counts[choice] = (counts[choice] ?? 0) + count;
    }
    values.push([facet.name ?? name, counts]);
  }
  let prices: Facets['prices'] = [];
  for (const slots of partsOf(without.get('priceRange') ?? meetingAll)) {
    yield;
    const part = countPrices(columns, slots, pricedAs(filter));
    prices = part.map(({ from, count }, place) => ({ from, count: count + (prices[place]?.count ?? 0) }));
  }
  return {
    total: meetingAll.length,
    values: Object.fromEntries(values),
    prices,
    without: Object.fromEntries([...without].map(([name, slots]) => [name, slots.length])),
  };
}

/** The listings that are counted at once, which takes a few milliseconds at most. */
const partSlots = 2 ** 16;

/** At least one part, because every choice has a count. */
function* partsOf(slots: Uint32Array): Generator<Uint32Array> {
  for (let start = 0; start === 0 || start < slots.length; start += partSlots)
    yield slots.subarray(start, start + partSlots);
}

function leftSlots(listed: Bitmap, bitmaps: readonly Bitmap[]): Uint32Array {
  const left = listed.slice();
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
