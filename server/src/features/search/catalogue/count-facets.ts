import { areaValues } from '@thikana/contract/areas';
import { floorChoices, floorsOf } from '@thikana/contract/floors';
import type { FlatMap } from '@thikana/contract/nearness';
import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Facets } from '@thikana/contract/search/search';
import { categories, furnishings, roomCounts, searchFeatures } from '@thikana/contract/vocabulary';
import { type ListingFilter, listingSearch } from '../listing-filter.ts';
import { detailBits, floorByte, none } from './catalogue-columns.ts';
import { type Choice, conditionsOf } from './catalogue-conditions.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { countNearby, countRanges, countRecent } from './count-ranges.ts';
import { type Misses, missedAlone, numberMissedAlone } from './misses.ts';

export interface FacetSearch {
  filter: ListingFilter;
  /** Where distances are measured from. */
  from: FlatMap | undefined;
  /** In seconds; of the same hour for searches of the same hour. */
  now: number;
}

/** A purpose that only follows from the price is the price's. */
export function facetSearch(
  search: SearchFilter,
  words: readonly string[] | undefined,
  now: Date,
): FacetSearch {
  const { filter, from } = listingSearch(search, { words, now: now.getTime() });
  const hour = Math.floor(now.getTime() / 3_600_000) * 3600;
  return { filter: search.purpose ? filter : { ...filter, intent: undefined }, from, now: hour };
}

/**
 * What each value of each choice would leave, were it chosen instead of what is chosen there now, and what would be
 * left without each choice. A listing that misses one condition alone counts for that choice only.
 */
export function countFacets(
  store: CatalogueStore,
  { filter, from, now }: FacetSearch,
  scores: Uint8Array | undefined,
): Facets {
  const { columns } = store;
  const conditions = conditionsOf(filter, columns, scores);
  const misses = store.misses(conditions);
  const { total, alone } = countMisses(misses, conditions.length);
  const numberOf = (wanted: Choice) => conditions.findIndex(({ choice }) => choice === wanted);
  /** Slots that are left when the choice is taken away, as codes of a column counted. */
  const tallyOf = (choice: Choice, column: Uint8Array | Uint16Array) =>
    tally(column, misses, numberOf(choice));
  const { details, category, area, furnishing } = columns;
  const bits = (choice: Choice) => tallyOf(choice, details);
  const rooms = (choice: 'bedrooms' | 'bathrooms') =>
    named(roomCounts, (least) => sum(tallyOf(choice, columns[choice]).subarray(least, none)));

  const exactRooms = tallyOf('rooms', columns.bedrooms);
  const floors = tallyOf('floor', columns.floor);
  const sales = bits('purpose');
  const withBits = tally(details, misses, never);
  const isSale = (byte: number) => (byte & detailBits.sale) !== 0;
  return {
    total,
    values: {
      purpose: {
        rent: sum(sales.filter((_, byte) => !isSale(byte))),
        buy: sum(sales.filter((_, byte) => isSale(byte))),
      },
      propertyType: byPlace(categories, tallyOf('propertyType', category)),
      location: byPlace(areaValues, tallyOf('location', area)),
      furnishing: byPlace(furnishings, tallyOf('furnishing', furnishing)),
      bedrooms: rooms('bedrooms'),
      rooms: named(roomCounts, (number) => exactRooms[number] as number),
      bathrooms: rooms('bathrooms'),
      priceRange: countRanges(columns, misses, numberOf('priceRange')),
      with: named(searchFeatures, (feature) =>
        sum(withBits.filter((_, byte) => (byte & detailBits[feature]) !== 0)),
      ),
      floor: named(floorChoices, (choice) => {
        const [lowest, highest] = floorsOf[choice];
        return sum(floors.subarray(floorByte(lowest), floorByte(highest) + 1));
      }),
      km: from ? countNearby(columns, misses, numberOf('near'), from) : {},
      posted: countRecent(columns, misses, numberOf('posted'), now),
    },
    without: Object.fromEntries(
      conditions.map(({ choice }, number) => [choice, total + (alone[number] as number)]),
    ),
  };
}

/** No condition has this number: what is counted for it meets them all. */
const never = -1;

/** How many meet every condition, and how many miss each of them alone. */
function countMisses({ marks, used }: Misses, conditions: number) {
  const alone = new Uint32Array(conditions);
  let total = 0;
  for (let slot = 0; slot < used; slot += 1) {
    const mark = marks[slot] as number;
    const number = numberMissedAlone(mark);
    if (mark === 0) total += 1;
    else if (number !== undefined) alone[number] = (alone[number] as number) + 1;
  }
  return { total, alone };
}

/** How often each code occurs in slots that miss nothing, or only the condition of this number. */
function tally(column: Uint8Array | Uint16Array, { marks, used }: Misses, number: number): Uint32Array {
  const occurs = new Uint32Array(2 ** (column.BYTES_PER_ELEMENT * 8));
  const alone = missedAlone(number);
  for (let slot = 0; slot < used; slot += 1) {
    const mark = marks[slot];
    if (mark !== 0 && mark !== alone) continue;
    const code = column[slot] as number;
    occurs[code] = (occurs[code] as number) + 1;
  }
  return occurs;
}

function named<Name extends string | number>(names: readonly Name[], count: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [String(name), count(name)]));
}

function byPlace(names: readonly string[], counts: Uint32Array) {
  return Object.fromEntries(names.map((name, place) => [name, counts[place] as number]));
}

function sum(counts: Uint32Array): number {
  return counts.reduce((all, count) => all + count, 0);
}
