import type { Area } from '@thikana/contract/areas';
import { degreeParts, publicPosition } from '@thikana/contract/map-area';
import { type FlatMap, squareOfDistance } from '@thikana/contract/proximity';
import { type SearchFeature, searchFeatures } from '@thikana/contract/search/filters/features';
import { categories, frequencies, furnishings } from '@thikana/contract/vocabulary';
import { dayMilliseconds } from '../../../lib/durations.ts';
import { askedRupees } from '../asked-rupees.ts';
import { featureColumns } from '../feature-columns.ts';
import { areaCodes } from './area-codes.ts';
import type { CatalogueRow } from './catalogue-rows.ts';
import { createNumbers, type Numbers, numberAt, writeNumber } from './numbers.ts';
import type { TypedArray } from './snapshot/stored.ts';

/** The bits of `details`. */
export const saleBit = 1;
export const featureBits = Object.fromEntries(
  searchFeatures.map((feature, place) => [feature, 2 << place]),
) as Record<SearchFeature, number>;

/** The bit of `details` for a vacant slot. The others stay, for what is counted while a listing is removed. */
const vacantBit = 128;

/** Sentinel values: no rooms, no furnishing, no frequency (a sale). */
export const none = 255;

/** Public listings as columns of numbers, 43 bytes each, so that a million can be scanned in milliseconds. */
export interface CatalogueColumns {
  readonly details: Uint8Array;
  readonly category: Uint8Array;
  readonly area: Uint16Array;
  readonly frequency: Uint8Array;
  readonly furnishing: Uint8Array;
  readonly bedrooms: Uint8Array;
  readonly bathrooms: Uint8Array;
  /** Counted from the lowest possible floor. */
  readonly floor: Uint8Array;
  /** Days since 1970; 0 if available now. */
  readonly availableDay: Uint16Array;
  /** NaN if there is no size. */
  readonly squareFeet: Numbers;
  /** The rent per frequency or the sale price, in whole rupees. */
  readonly rupees: Numbers;
  /** The public position, in units of a degree. */
  readonly longitude: Int32Array;
  readonly latitude: Int32Array;
  /** The sort key of `newest`, in seconds. */
  readonly freshness: Uint32Array;
  /** The three parts of an id, which sort like the id. */
  readonly idParts: readonly [Uint32Array, Uint32Array, Uint32Array];
  readonly length: number;
}

/** What a snapshot says of the columns beside their arrays. */
export interface ColumnFacts {
  /** The areas by code. */
  areas: readonly Area[];
  /** As text, because JSON has no NaN and no infinity. */
  rareNumbers: Record<NumbersName, readonly string[]>;
}

type NumbersName = 'squareFeet' | 'rupees';

export function columnFacts({ squareFeet, rupees }: CatalogueColumns): ColumnFacts {
  const textOf = ({ rare }: Numbers) => rare.map(String);
  return {
    areas: [...areaCodes.areas],
    rareNumbers: { squareFeet: textOf(squareFeet), rupees: textOf(rupees) },
  };
}

/** Replaces the codes of another process by those of this one. */
export function recodeAreas({ area }: CatalogueColumns, slots: number, areas: readonly Area[]): void {
  const codes = areas.map(areaCodes.codeOf);
  for (let slot = 0; slot < slots; slot += 1) area[slot] = codes[area[slot] as number] as number;
}

export function createColumns(length: number, facts?: ColumnFacts): CatalogueColumns {
  const numbers = (name: NumbersName) => createNumbers(length, facts?.rareNumbers[name].map(Number));
  const bytes = () => new Uint8Array(length);
  const integers = () => new Int32Array(length);
  const words = () => new Uint32Array(length);
  return {
    details: bytes(),
    category: bytes(),
    area: new Uint16Array(length),
    frequency: bytes(),
    furnishing: bytes(),
    bedrooms: bytes(),
    bathrooms: bytes(),
    floor: bytes(),
    availableDay: new Uint16Array(length),
    squareFeet: numbers('squareFeet'),
    rupees: numbers('rupees'),
    longitude: integers(),
    latitude: integers(),
    freshness: words(),
    idParts: [words(), words(), words()],
    length,
  };
}

export function typedColumns(columns: CatalogueColumns): TypedArray[] {
  const { idParts, squareFeet, rupees, length, ...others } = columns;
  return [...Object.values(others), ...idParts, squareFeet.codes, rupees.codes];
}

/** Copies the columns with a larger capacity. */
export function withCapacity(columns: CatalogueColumns, length: number): CatalogueColumns {
  const empty = createColumns(length);
  const larger = {
    ...empty,
    squareFeet: { ...columns.squareFeet, codes: empty.squareFeet.codes },
    rupees: { ...columns.rupees, codes: empty.rupees.codes },
  };
  const before = typedColumns(columns);
  typedColumns(larger).forEach((column, place) => {
    column.set(before[place] as TypedArray);
  });
  return larger;
}

/** The new number of a slot that is vacant. */
export const gone = 0xffffffff;

/** Moves each slot's values to the slot at this index in `slots`, which is never larger. */
export function moveSlots(columns: CatalogueColumns, slots: Uint32Array): void {
  for (const column of typedColumns(columns)) {
    slots.forEach((to, from) => {
      if (to !== gone) column[to] = column[from] as number;
    });
  }
}

export function vacate({ details }: CatalogueColumns, slot: number): void {
  details[slot] = (details[slot] as number) | vacantBit;
}

export const isVacant = ({ details }: CatalogueColumns, slot: number): boolean =>
  ((details[slot] as number) & vacantBit) !== 0;

export const isSale = ({ details }: CatalogueColumns, slot: number): boolean =>
  ((details[slot] as number) & saleBit) !== 0;

export function writeRow(columns: CatalogueColumns, slot: number, row: CatalogueRow): void {
  columns.details[slot] =
    (row.intent === 'sell' ? saleBit : 0) |
    searchFeatures.reduce((bits, name) => (row[featureColumns[name]] ? bits | featureBits[name] : bits), 0);
  columns.category[slot] = categories.indexOf(row.category);
  columns.area[slot] = areaCodes.codeOf(row.area);
  columns.frequency[slot] = row.frequency === null ? none : frequencies.indexOf(row.frequency);
  columns.furnishing[slot] = row.furnishing === null ? none : furnishings.indexOf(row.furnishing);
  columns.bedrooms[slot] = row.bedrooms ?? none;
  columns.bathrooms[slot] = row.bathrooms ?? none;
  columns.floor[slot] = row.floor === null ? none : floorByte(row.floor);
  columns.availableDay[slot] = row.available_from === null ? 0 : dayCode(row.available_from);
  writeNumber(columns.squareFeet, slot, row.size_square_feet ?? Number.NaN);
  writeNumber(columns.rupees, slot, askedRupees(row) ?? Number.NaN);
  const { longitude, latitude } = publicPosition(row, row.id, row.shows_exact_place);
  columns.longitude[slot] = Math.round(longitude * degreeParts);
  columns.latitude[slot] = Math.round(latitude * degreeParts);
  columns.freshness[slot] = row.fresh_seconds;
  const [high, middle, low] = partsOfId(row.id);
  columns.idParts[0][slot] = high;
  columns.idParts[1][slot] = middle;
  columns.idParts[2][slot] = low;
}

const lowestFloor = -5;
export const floorByte = (floor: number) => floor - lowestFloor;

/** Days since 1970, of 1970 to 2149. */
export const dayCode = (day: string) =>
  Math.max(1, Math.min(dayCodes - 1, Date.parse(day) / dayMilliseconds));
export const dayCodes = 2 ** 16;

export const degreesAt = (column: Int32Array, slot: number): number => (column[slot] as number) / degreeParts;

/** The square of the distance to the public position. */
export function squareAt({ longitude, latitude }: CatalogueColumns, from: FlatMap, slot: number): number {
  return squareOfDistance(from, degreesAt(longitude, slot), degreesAt(latitude, slot));
}

/** The number of months in each frequency as a fraction: numerator and denominator. */
export const monthly = { day: [30, 1], week: [30, 7], month: [1, 1], year: [1, 12] } as const;
const times = Uint8Array.from(frequencies, (frequency) => monthly[frequency][0]);
const parts = Uint8Array.from(frequencies, (frequency) => monthly[frequency][1]);

/** The sort key of prices, like `comparable_rupees` in the database; listings without a price come last. */
export function comparableRupees({ rupees, frequency }: CatalogueColumns, slot: number): number {
  const asked = numberAt(rupees, slot);
  const each = frequency[slot] as number;
  if (each !== none) return Math.floor((asked * (times[each] as number)) / (parts[each] as number));
  return Number.isNaN(asked) ? Number.POSITIVE_INFINITY : asked;
}

/** The price per size; the maximum if either is missing. */
export function rupeesPerSquareFoot(columns: CatalogueColumns, slot: number): number {
  const size = numberAt(columns.squareFeet, slot);
  return size > 0 ? comparableRupees(columns, slot) / size : Number.POSITIVE_INFINITY;
}

type IdParts = readonly [number, number, number];

export function partsOfId(id: string): IdParts {
  const part = (index: number) => Number.parseInt(id.slice(index * 8, index * 8 + 8), 16);
  return [part(0), part(1), part(2)];
}

export function idAt({ idParts }: CatalogueColumns, slot: number): string {
  return idParts.map((part) => (part[slot] as number).toString(16).padStart(8, '0')).join('');
}

export function compareIds(
  { idParts: [high, middle, low] }: CatalogueColumns,
  one: number,
  other: number,
): number {
  return (
    (high[one] as number) - (high[other] as number) ||
    (middle[one] as number) - (middle[other] as number) ||
    (low[one] as number) - (low[other] as number)
  );
}

/** Compares the id of a slot with another one. */
export function compareToId(
  { idParts: [high, middle, low] }: CatalogueColumns,
  slot: number,
  [first, second, third]: IdParts,
): number {
  return (high[slot] as number) - first || (middle[slot] as number) - second || (low[slot] as number) - third;
}
