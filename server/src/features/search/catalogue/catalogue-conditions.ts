import { areaValues } from '@thikana/contract/areas';
import { categories, frequencies, furnishings } from '@thikana/contract/vocabulary';
import type { ListingFilter } from '../listing-filter.ts';
import { type CatalogueColumns, dayOf, detailBits, floorByte, none, partsOfId } from './catalogue-columns.ts';
import { keepWhere } from './matches.ts';
import type { Misses } from './misses.ts';
import { type Numbers, numberAt } from './numbers.ts';
import { byBounds, byDistance, byShape } from './place-conditions.ts';

/** What a visitor chooses in one place; what one of them asks for is one condition. */
export type Choice =
  | 'purpose'
  | 'propertyType'
  | 'location'
  | 'priceRange'
  | 'bedrooms'
  | 'rooms'
  | 'bathrooms'
  | 'furnishing'
  | 'with'
  | 'size'
  | 'floor'
  | 'available'
  | 'posted'
  | 'near'
  | 'within'
  | 'shape'
  | 'q';

/** Goes over a whole column at a time, which is several times as fast as going from listing to listing. */
export interface Condition {
  choice: Choice;
  /** Adds the mark to every slot that does not meet it. */
  note(misses: Misses, mark: number): void;
  /** Keeps those of the first so many slots that meet it, in their order; says how many these are. */
  keep(slots: Uint32Array, count: number): number;
}

type Accepts = (code: number) => boolean;

/** What the filter asks of a listing. The words are in the slots that have a score. */
export function conditionsOf(
  filter: ListingFilter,
  columns: CatalogueColumns,
  scores: Uint8Array | undefined,
): Condition[] {
  const {
    intent,
    categories: kinds,
    areas,
    bedrooms,
    rooms,
    bathrooms,
    furnishings: furnished,
    features,
  } = filter;
  const sale = intent === 'sell' ? detailBits.sale : 0;
  const wanted = (features ?? []).reduce((bits, feature) => bits | detailBits[feature], 0);
  const atLeast = (least: number) => (rooms: number) => rooms >= least && rooms !== none;
  const conditions: (Condition | undefined)[] = [
    intent && byCode('purpose', columns.details, (bits) => (bits & detailBits.sale) === sale),
    scores && byCode('q', scores, (score) => score > 0),
    kinds && byCode('propertyType', columns.category, isOneOf(categories, kinds)),
    areas && byCode('location', columns.area, isOneOf(areaValues, areas), areaValues.length),
    bedrooms === undefined ? undefined : byCode('bedrooms', columns.bedrooms, atLeast(bedrooms)),
    rooms && byCode('rooms', columns.bedrooms, (number) => rooms.includes(number)),
    bathrooms === undefined ? undefined : byCode('bathrooms', columns.bathrooms, atLeast(bathrooms)),
    furnished && byCode('furnishing', columns.furnishing, isOneOf(furnishings, furnished)),
    features && byCode('with', columns.details, (bits) => (bits & wanted) === wanted),
    byPrice(filter, columns),
    filter.postedSince === undefined ? undefined : byTime(columns, filter.postedSince),
    filter.size && byNumber('size', columns.squareFeet, filter.size),
    filter.floors && byFloor(filter.floors, columns),
    filter.availableBy === undefined
      ? undefined
      : byNumber('available', columns.availableDay, { min: -Infinity, max: dayOf(filter.availableBy) }),
    filter.near && byDistance(filter.near, columns),
    filter.within && byBounds('within', filter.within, columns),
    filter.shape && byShape(filter.shape, columns),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function isOneOf<T>(all: readonly T[], wanted: readonly T[]): Accepts {
  return (code) => wanted.includes(all[code] as T);
}

/** Of a column that holds codes below `codes`. */
function byCode(choice: Choice, column: Uint8Array | Uint16Array, accepts: Accepts, codes = 256): Condition {
  return {
    choice,
    note({ marks, used }, mark) {
      const markOf = Uint16Array.from({ length: codes }, (_, code) => (accepts(code) ? 0 : mark));
      for (let slot = 0; slot < used; slot += 1) {
        marks[slot] = (marks[slot] as number) + (markOf[column[slot] as number] as number);
      }
    },
    keep(slots, count) {
      const isMet = Uint8Array.from({ length: codes }, (_, code) => (accepts(code) ? 1 : 0));
      let kept = 0;
      // Without a branch, which the processor would guess wrong as often as not.
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] as number;
        slots[kept] = slot;
        kept += isMet[column[slot] as number] as number;
      }
      return kept;
    },
  };
}

/** A range of rents is one of rents each frequency, one of prices is one of sales. */
function byPrice({ rent, price }: ListingFilter, columns: CatalogueColumns): Condition | undefined {
  const range = rent ?? price;
  if (!range) return undefined;
  const { rupees, frequency } = columns;
  const { min, max = Number.POSITIVE_INFINITY } = range;
  const each = rent ? frequencies.indexOf(rent.frequency) : none;
  return {
    choice: 'priceRange',
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        const asked = numberAt(rupees, slot);
        if (frequency[slot] === each && asked >= min && asked <= max) continue;
        marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep(slots, count) {
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] as number;
        const asked = numberAt(rupees, slot);
        if (frequency[slot] === each && asked >= min && asked <= max) slots[kept++] = slot;
      }
      return kept;
    },
  };
}

/** What is not a number is in no range. */
function byNumber(
  choice: Choice,
  column: Numbers,
  { min, max = Number.POSITIVE_INFINITY }: { min: number; max?: number },
): Condition {
  return {
    choice,
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        const value = numberAt(column, slot);
        if (value >= min && value <= max) continue;
        marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep(slots, count) {
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] as number;
        const value = numberAt(column, slot);
        if (value >= min && value <= max) slots[kept++] = slot;
      }
      return kept;
    },
  };
}

function byFloor([lowest, highest]: readonly [number, number], { floor }: CatalogueColumns): Condition {
  return byCode('floor', floor, (byte) => byte >= floorByte(lowest) && byte <= floorByte(highest));
}

/** Such an id has a time and nothing after it. */
function byTime({ idParts: [seconds] }: CatalogueColumns, firstId: string): Condition {
  const [first] = partsOfId(firstId);
  const isMet = (slot: number) => (seconds[slot] as number) >= first;
  return {
    choice: 'posted',
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        if (!isMet(slot)) marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep: (slots, count) => keepWhere(slots, count, isMet),
  };
}
