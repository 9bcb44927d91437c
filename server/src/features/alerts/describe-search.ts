import { areaLabel } from '@thikana/contract/areas';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import { type FilterName, filters, type SearchFilter } from '@thikana/contract/search/filters';
import type { Category, Furnishing } from '@thikana/contract/vocabulary';

const kinds: Record<Category, string> = { house: 'houses', flat: 'flats', shop: 'shops', land: 'land' };
const furnishings: Record<Furnishing, string> = {
  unfurnished: 'unfurnished',
  'semi-furnished': 'semi-furnished',
  'fully-furnished': 'fully furnished',
};
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const listOf = new Intl.ListFormat('en-IN', { type: 'conjunction' });
const anyOf = new Intl.ListFormat('en-IN', { type: 'disjunction' });

type Telling<F extends FilterName> = (
  value: NonNullable<SearchFilter[F]>,
  search: SearchFilter,
) => string | undefined;

const partOfMap = 'in a part of the map';
/** How each filter reads. The headline has the first three; some say nothing by themselves. */
const tellings: { [F in FilterName]: Telling<F> | undefined } = {
  purpose: undefined,
  propertyType: undefined,
  location: undefined,
  spelling: undefined,
  km: undefined,
  q: (words) => (words ? `“${words}”` : undefined),
  priceRange: priceWords,
  bedrooms: (least) => `at least ${count(least, 'bedroom')}`,
  rooms: roomsWords,
  bathrooms: (least) => `at least ${count(least, 'bathroom')}`,
  furnishing: (chosen) => anyOf.format(chosen.map((each) => furnishings[each])),
  with: (chosen) => `with ${listOf.format(chosen.map((each) => each.replaceAll('-', ' ')))}`,
  size: sizeWords,
  floor: (floor) => `floor: ${floor.replaceAll('-', ' ')}`,
  available: (by) => `available by ${day.format(new Date(by))}`,
  posted: (days) => `posted within ${count(days, 'day')}`,
  near: (_, { km }) => (km ? `within ${km} km of a place` : undefined),
  within: () => partOfMap,
  shape: (_, { within }) => (within ? undefined : partOfMap),
};

/** What is looked for, in words: 'Flats and houses to rent in Matigara, ₹5,000 – ₹10,000, at least 2 bedrooms'. */
export function describeSearch(search: SearchFilter): string {
  const parts = filters.map(({ name }) => tell(name, search));
  return [headline(search), ...parts].filter(Boolean).join(', ');
}

function headline({ propertyType, purpose, location }: SearchFilter): string {
  const what = propertyType ? listOf.format(propertyType.map((kind) => kinds[kind])) : 'properties';
  const aim = purpose && (purpose === 'rent' ? ' to rent' : ' to buy');
  const where = location ? ` in ${anyOf.format(location.map(areaLabel))}` : '';
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${aim ?? ''}${where}`;
}

function tell<F extends FilterName>(name: F, search: SearchFilter): string | undefined {
  const value = search[name];
  return value === undefined || value === null
    ? undefined
    : tellings[name]?.(value as NonNullable<SearchFilter[F]>, search);
}

function priceWords(text: string): string {
  const range = parsePriceRange(text);
  if (!range) return '';
  if (range.max === undefined) return `${rupees.format(range.min)} and above`;
  return `${rupees.format(range.min)} – ${rupees.format(range.max)}`;
}

function sizeWords({ min, max }: { min: number; max?: number | undefined }): string {
  const feet = (value: number) => Math.round(value).toLocaleString('en-IN');
  return max === undefined ? `${feet(min)} sq ft and more` : `${feet(min)} – ${feet(max)} sq ft`;
}

function roomsWords(rooms: readonly number[]): string {
  return `${anyOf.format(rooms.toSorted((one, other) => one - other).map(String))} bedroom${rooms.join() === '1' ? '' : 's'}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
