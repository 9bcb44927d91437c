import { areaLabel } from '@thikana/contract/areas';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import type { SearchFilter } from '@thikana/contract/search/filters';
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

/** What is looked for, in words: 'Flats and houses to rent in Matigara, ₹5,000 – ₹10,000, at least 2 bedrooms'. */
export function describeSearch(search: SearchFilter): string {
  const what = search.propertyType
    ? listOf.format(search.propertyType.map((kind) => kinds[kind]))
    : 'properties';
  const purpose = search.purpose && (search.purpose === 'rent' ? ' to rent' : ' to buy');
  const where = search.location ? ` in ${anyOf.format(search.location.map(areaLabel))}` : '';
  const parts = [
    `${what.charAt(0).toUpperCase()}${what.slice(1)}${purpose ?? ''}${where}`,
    search.q && `“${search.q}”`,
    search.priceRange && priceWords(search.priceRange),
    search.bedrooms && `at least ${count(search.bedrooms, 'bedroom')}`,
    search.rooms && roomsWords(search.rooms),
    search.bathrooms && `at least ${count(search.bathrooms, 'bathroom')}`,
    search.furnishing && anyOf.format(search.furnishing.map((each) => furnishings[each])),
    search.with && `with ${listOf.format(search.with.map((each) => each.replaceAll('-', ' ')))}`,
    search.posted && `posted within ${count(search.posted, 'day')}`,
    search.size && sizeWords(search.size),
    search.floor && `floor: ${search.floor.replaceAll('-', ' ')}`,
    search.available && `available by ${day.format(new Date(search.available))}`,
    search.near && search.km && `within ${search.km} km of a place`,
    (search.within || search.shape) && 'in a part of the map',
  ];
  return parts.filter(Boolean).join(', ');
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
