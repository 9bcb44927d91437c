import { areaLabel } from '@thikana/contract/areas';
import { dateParts } from '@thikana/contract/date-format';
import { areaUnitName } from '@thikana/contract/land';
import { landmarkName } from '@thikana/contract/landmarks';
import { listText } from '@thikana/contract/list-text';
import { amountText, numberText } from '@thikana/contract/number-text';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import type { Minimum } from '@thikana/contract/search/filter';
import { type FilterName, filters, type SearchFilter } from '@thikana/contract/search/filters';
import { shownWords } from '@thikana/contract/search/quotation';
import { readUnitPrice } from '@thikana/contract/unit-prices';
import { m } from '../../paraglide/messages.js';

const dayParts = dateParts({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const listOf = (texts: readonly string[]) => listText(texts, 'and');
const anyOf = (texts: readonly string[]) => listText(texts, 'or');

type Telling<F extends FilterName> = (
  value: NonNullable<SearchFilter[F]>,
  search: SearchFilter,
) => string | undefined;

/** How each filter reads. The headline has the first three; some say nothing by themselves. */
const tellings: { [F in FilterName]: Telling<F> | undefined } = {
  purpose: undefined,
  propertyType: undefined,
  location: undefined,
  spelling: undefined,
  km: undefined,
  q: (words) => (words ? m.search_words({ words: shownWords(words) }) : undefined),
  priceRange: priceWords,
  period: (periods) => anyOf(periods.map((period) => m.search_period({ period }))),
  unitPrice: unitPriceWords,
  bedrooms: (least) => m.search_bedrooms({ count: least }),
  rooms: roomsWords,
  bathrooms: (least) => m.search_bathrooms({ count: least }),
  furnishing: (chosen) => anyOf(chosen.map((furnishing) => m.search_furnishing({ furnishing }))),
  with: (chosen) =>
    m.search_with({ features: listOf(chosen.map((feature) => m.search_feature({ feature }))) }),
  size: sizeWords,
  floor: (floor) => m.search_floor({ floor }),
  available: (by) => m.search_available({ day: m.mail_day(dayParts(new Date(by))) }),
  posted: (days) => m.search_posted({ count: days }),
  near: (_, { km }) => (km ? m.search_near({ km }) : undefined),
  landmark: (slugs) => m.search_near_landmarks({ places: anyOf(slugs.map(landmarkName)) }),
  within: () => m.search_on_map(),
  shape: (_, { within }) => (within ? undefined : m.search_on_map()),
};

/** What is looked for, in words: 'Flats and houses to rent in Matigara, ₹5,000 – ₹10,000, at least 2 bedrooms'. */
export function describeSearch(search: SearchFilter): string {
  const parts = filters.map(({ name }) => tell(name, search));
  return parts
    .filter((part) => part !== undefined)
    .reduce((before, part) => m.search_parts({ before, part }), headline(search));
}

function headline({ propertyType, location, ...search }: SearchFilter): string {
  const purpose = search.purpose ?? 'any';
  const kinds = propertyType
    ? listOf(propertyType.map((kind) => m.search_kind({ kind })))
    : m.search_any_kind();
  const what = `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}`;
  if (!location) return m.search_what({ purpose, what });
  return m.search_what_in({ purpose, what, places: anyOf(location.map(areaLabel)) });
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
  if (range.max === undefined) return m.search_price_from({ price: amountText(range.min) });
  return m.search_range({ from: amountText(range.min), to: amountText(range.max) });
}

function unitPriceWords(text: string): string {
  const price = readUnitPrice(text);
  if (!price) return '';
  const { min, max, unit } = price;
  const range =
    max === undefined
      ? m.search_price_from({ price: amountText(min) })
      : m.search_range({ from: amountText(min), to: amountText(max) });
  return m.search_unit_price({ range, unit: unit.suffix === '' ? areaUnitName() : unit.name });
}

function sizeWords({ min, max }: { min: number; max?: number | undefined }): string {
  const size = (value: number) => numberText(value, 0);
  const unit = areaUnitName();
  return max === undefined
    ? m.search_size_from({ unit, size: size(min) })
    : m.search_size_range({ unit, from: size(min), to: size(max) });
}

function roomsWords(rooms: readonly (number | Minimum)[]): string {
  const least = (each: number | Minimum) => Number.parseInt(String(each), 10);
  return m.search_rooms({
    count: rooms.length === 1 ? Number(rooms[0]) : rooms.length,
    rooms: anyOf(rooms.toSorted((one, other) => least(one) - least(other)).map(String)),
  });
}
