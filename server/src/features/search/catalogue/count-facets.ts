import type { Facets } from '@thikana/contract/search/search';
import type { Steps } from '../../../lib/steps.ts';
import type { FacetSearch } from '../engine.ts';
import { pricedAs } from '../filters/price-range.ts';
import { demandsOf, filters } from '../filters.ts';
import { type Bitmap, intersection, slotParts } from './bitmaps.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { countPrices } from './count-prices.ts';
import { type Scratch, withScratch } from './scratch.ts';

/**
 * For each value of each filter, the number of listings if it replaced the current value, and for each active filter
 * the number without it, all as of the call: changes clear bits of `store.listed`, of which this has a copy, and write
 * to slots that it does not have.
 */
export function* countFacets(
  store: CatalogueStore,
  { filter, from, now }: FacetSearch,
  having: Bitmap | undefined,
): Steps<Facets> {
  return yield* withScratch(function* (scratch) {
    const { columns } = store;
    const listed = scratch.copyOf(store.listed);
    const demands = demandsOf(filter);
    const bitmaps: Bitmap[] = [];
    for (const demand of demands)
      bitmaps.push(yield* store.bitmapOf(demand.condition(columns, having), scratch));
    const meetingAll = scratch.array(listed.length);
    const total = intersection(listed, bitmaps, meetingAll);
    const without = new Map<string, { bitmap: Bitmap; count: number }>();
    for (const [place, { name }] of demands.entries()) {
      const bitmap = scratch.array(listed.length);
      without.set(name, { bitmap, count: intersection(listed, bitmaps.toSpliced(place, 1), bitmap) });
    }

    const counts = new Map<string, Record<string, number>>();
    const tally = createTally(scratch);
    const priced = pricedAs(filter);
    let prices: Facets['prices'] = [];
    for (const counted of [meetingAll, ...Array.from(without.values(), ({ bitmap }) => bitmap)]) {
      const isCounted = (name: string, isAdded = false) =>
        counted === ((!isAdded && without.get(name)?.bitmap) || meetingAll);
      const facets = filters.flatMap(({ name, facet }) =>
        facet && isCounted(name, facet.isAdded) ? [{ name, count: facet.count }] : [],
      );
      const hasPrices = isCounted('priceRange');
      for (const slots of slotParts(counted)) {
        const tallyOf = (column: Uint8Array | Uint16Array) => tally(column, slots);
        for (const { name, count } of facets) {
          yield;
          counts.set(name, added(counts.get(name), count({ columns, slots, from, now, tally: tallyOf })));
        }
        yield;
        if (hasPrices) prices = addedPrices(prices, countPrices(columns, slots, priced));
      }
    }
    return {
      total,
      values: Object.fromEntries(
        filters.flatMap(({ name, facet }): (readonly unknown[])[] =>
          facet ? [[facet.name ?? name, counts.get(name)]] : [],
        ),
      ),
      prices,
      without: Object.fromEntries([...without].map(([name, { count }]) => [name, count])),
    };
  });
}

function added(before: Record<string, number> = {}, part: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(part).map(([choice, count]) => [choice, count + (before[choice] ?? 0)]),
  );
}

function addedPrices(before: Facets['prices'], part: Facets['prices']): Facets['prices'] {
  return part.map(({ from, count }, place) => ({ from, count: count + (before[place]?.count ?? 0) }));
}

/** Counts each code of a column. The counts are valid until the next call. */
function createTally(scratch: Scratch) {
  const ofBytes = scratch.array(2 ** 8);
  const ofPairs = scratch.array(2 ** 16);
  return (column: Uint8Array | Uint16Array, slots: Uint32Array): Uint32Array => {
    const occurs = column.BYTES_PER_ELEMENT === 1 ? ofBytes : ofPairs;
    occurs.fill(0);
    for (let at = 0; at < slots.length; at += 1) {
      const code = column[slots[at] as number] as number;
      occurs[code] = (occurs[code] as number) + 1;
    }
    return occurs;
  };
}
