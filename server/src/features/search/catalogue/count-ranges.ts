import { parsePriceRange, rentPriceRanges, salePriceRanges } from '@thikana/contract/price-ranges';
import { degreesOf, type FlatMap, nearbyKm } from '@thikana/contract/proximity';
import { frequencies, postedWithinDays } from '@thikana/contract/vocabulary';
import { daySeconds } from '../../../lib/durations.ts';
import { type CatalogueColumns, squareAt } from './catalogue-columns.ts';
import { numberAt } from './numbers.ts';
import { placesAmong } from './places-among.ts';

export function countRecent({ idParts: [seconds] }: CatalogueColumns, slots: Uint32Array, now: number) {
  const limits = postedWithinDays.map((days) => now - days * daySeconds);
  const recent = new Uint32Array(limits.length);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    const second = seconds[slot] as number;
    for (let place = 0; place < limits.length; place += 1) {
      if (second >= (limits[place] as number)) recent[place] = (recent[place] as number) + 1;
    }
  }
  return Object.fromEntries(postedWithinDays.map((days, place) => [days, recent[place] as number]));
}

/** The printed price ranges: for rents by frequency, and for sales. Both ends are included. */
export function countRanges({ frequency, rupees }: CatalogueColumns, slots: Uint32Array) {
  const rents = frequencies.map((name) => createRanges(rentPriceRanges(name)));
  const sales = createRanges(salePriceRanges());
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    const price = numberAt(rupees, slot);
    const { begun, maxes, counts } = rents[frequency[slot] as number] ?? sales;
    // Only the last ranges that have begun have not ended.
    for (let place = begun(price) - 1; place >= 0 && price <= (maxes[place] as number); place -= 1)
      counts[place] = (counts[place] as number) + 1;
  }
  return Object.fromEntries(
    [...rents, sales].flatMap(({ texts, counts }) =>
      texts.map((text, place) => [text, counts[place] as number]),
    ),
  );
}

function createRanges(texts: readonly string[]) {
  const ranges = texts
    .map((text) => ({ text, ...(parsePriceRange(text) ?? { min: 0 }) }))
    .sort((one, other) => one.min - other.min);
  return {
    texts: ranges.map(({ text }) => text),
    begun: placesAmong(ranges.map(({ min }) => min)),
    maxes: Float64Array.from(ranges, ({ max = Number.POSITIVE_INFINITY }) => max),
    counts: new Uint32Array(ranges.length),
  };
}

/** The number of listings within each offered distance. */
export function countNearby(columns: CatalogueColumns, slots: Uint32Array, from: FlatMap) {
  const reaches = nearbyKm.map((km) => degreesOf(km) ** 2);
  const near = new Uint32Array(reaches.length);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    const square = squareAt(columns, from, slot);
    for (let place = 0; place < reaches.length; place += 1) {
      if (square <= (reaches[place] as number)) near[place] = (near[place] as number) + 1;
    }
  }
  return Object.fromEntries(nearbyKm.map((km, place) => [km, near[place] as number]));
}
