import { areaValues } from '@thikana/contract/areas';
import { publicPosition } from '@thikana/contract/map-area';
import { categories, frequencies, furnishings } from '@thikana/contract/vocabulary';
import { dayMilliseconds } from '../../../lib/durations.ts';
import type { CatalogueRow } from './catalogue-rows.ts';

/** The bits of `details`. */
export const detailBits = { sale: 1, parking: 2, 'attached-bathroom': 4, shutter: 8, pictures: 16 } as const;

/** No rooms, no furnishing, no frequency: a sale. */
export const none = 255;

/** Public listings as columns of numbers: 68 bytes each, so that a million of them is looked through in milliseconds. */
export interface CatalogueColumns {
  readonly details: Uint8Array;
  readonly category: Uint8Array;
  readonly area: Uint8Array;
  readonly frequency: Uint8Array;
  readonly furnishing: Uint8Array;
  readonly bedrooms: Uint8Array;
  readonly bathrooms: Uint8Array;
  /** So many above the lowest that there are. */
  readonly floor: Uint8Array;
  /** Days since 1970; what is available now has the first. */
  readonly availableDay: Int32Array;
  /** Not a number where there is none. */
  readonly squareFeet: Float64Array;
  /** Rent each frequency, or the price of a sale, in whole rupees. */
  readonly rupees: Float64Array;
  /** What lists are ordered by; what has none comes last. */
  readonly comparable: Float64Array;
  /** Where everyone is told that it is. */
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  /** What 'newest' goes by, in seconds. */
  readonly freshness: Uint32Array;
  /** The three parts of an id, which compare as it does. */
  readonly idParts: readonly [Uint32Array, Uint32Array, Uint32Array];
  readonly length: number;
}

export function createColumns(length: number): CatalogueColumns {
  const bytes = () => new Uint8Array(length);
  const words = () => new Uint32Array(length);
  return {
    details: bytes(),
    category: bytes(),
    area: bytes(),
    frequency: bytes(),
    furnishing: bytes(),
    bedrooms: bytes(),
    bathrooms: bytes(),
    floor: bytes(),
    availableDay: new Int32Array(length),
    squareFeet: new Float64Array(length),
    rupees: new Float64Array(length),
    comparable: new Float64Array(length),
    longitude: new Float64Array(length),
    latitude: new Float64Array(length),
    freshness: words(),
    idParts: [words(), words(), words()],
    length,
  };
}

/** The same listings with room for more. */
export function withRoom(columns: CatalogueColumns, length: number): CatalogueColumns {
  const larger = createColumns(length);
  for (const name of [
    'details',
    'category',
    'area',
    'frequency',
    'furnishing',
    'bedrooms',
    'bathrooms',
    'floor',
  ] as const)
    larger[name].set(columns[name]);
  larger.availableDay.set(columns.availableDay);
  for (const name of ['squareFeet', 'rupees', 'comparable', 'longitude', 'latitude'] as const)
    larger[name].set(columns[name]);
  larger.freshness.set(columns.freshness);
  larger.idParts.forEach((part, index) => {
    part.set(columns.idParts[index as 0 | 1 | 2]);
  });
  return larger;
}

export function writeRow(columns: CatalogueColumns, slot: number, row: CatalogueRow): void {
  columns.details[slot] =
    (row.intent === 'sell' ? detailBits.sale : 0) |
    (row.parking ? detailBits.parking : 0) |
    (row.attached_bathroom ? detailBits['attached-bathroom'] : 0) |
    (row.has_shutter ? detailBits.shutter : 0) |
    (row.has_pictures ? detailBits.pictures : 0);
  columns.category[slot] = categories.indexOf(row.category);
  columns.area[slot] = areaValues.indexOf(row.area);
  columns.frequency[slot] = row.frequency === null ? none : frequencies.indexOf(row.frequency);
  columns.furnishing[slot] = row.furnishing === null ? none : furnishings.indexOf(row.furnishing);
  columns.bedrooms[slot] = row.bedrooms ?? none;
  columns.bathrooms[slot] = row.bathrooms ?? none;
  columns.floor[slot] = row.floor === null ? none : floorByte(row.floor);
  columns.availableDay[slot] = row.available_from === null ? availableNow : dayOf(row.available_from);
  columns.squareFeet[slot] = row.size_square_feet ?? Number.NaN;
  columns.rupees[slot] = row.rent_rupees ?? row.price_rupees ?? row.total_price_rupees ?? Number.NaN;
  columns.comparable[slot] = row.comparable_rupees ?? Number.POSITIVE_INFINITY;
  const { longitude, latitude } = publicPosition(row, row.id, row.shows_exact_place);
  columns.longitude[slot] = longitude;
  columns.latitude[slot] = latitude;
  columns.freshness[slot] = row.fresh_seconds;
  const [high, middle, low] = partsOfId(row.id);
  columns.idParts[0][slot] = high;
  columns.idParts[1][slot] = middle;
  columns.idParts[2][slot] = low;
}

const lowestFloor = -5;
export const floorByte = (floor: number) => floor - lowestFloor;

const availableNow = -(2 ** 31);
export const dayOf = (day: string) => Date.parse(day) / dayMilliseconds;

/** Of what has a price and a size; else more than any. */
export function rupeesPerSquareFoot({ comparable, squareFeet }: CatalogueColumns, slot: number): number {
  const size = squareFeet[slot] as number;
  return size > 0 ? (comparable[slot] as number) / size : Number.POSITIVE_INFINITY;
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

/** Of two that are as fresh, the one with the later id is fresher. */
export function compareFreshness(columns: CatalogueColumns, one: number, other: number): number {
  const { freshness } = columns;
  return (freshness[one] as number) - (freshness[other] as number) || compareIds(columns, one, other);
}
