import type { FloorChoice } from '@thikana/contract/floors';
import { canBeRent } from '@thikana/contract/price-ranges';
import type { SearchWords } from '@thikana/contract/search/search';
import { shortPeriods, usualPeriods } from '@thikana/contract/search/short-stay';
import { readSizeRange } from '@thikana/contract/sizes';
import {
  type Category,
  categories,
  type Frequency,
  frequencies,
  type SearchOrder,
} from '@thikana/contract/vocabulary';
import { addedWords, type LeftWords, leftWords } from './left-words.ts';
import type { Purpose } from './lexicon/lexicon.ts';
import { priceText, unitPriceText } from './quantity-filters.ts';
import type { Reading } from './reading.ts';

export interface Understood {
  filters: Omit<SearchWords, 'q'>;
  left: readonly LeftWords[];
}

/** The filters that a reading means; `rest` are the words to search for. */
export function filtersOf(reading: Reading, rest: readonly LeftWords[]): Understood {
  const { rooms, bedrooms, bathrooms, price, unitPrice, size, available, km } = reading;
  const meant = purposeOf(reading);
  const categories = categoriesOf(reading, meant);
  const isOnlyLand = categories.length === 1 && categories[0] === 'land';
  const isStay = isShortStay(reading, meant, categories);
  const said = isStay ? 'rent' : meant;
  // Land is not let.
  const purpose = isOnlyLand && said === 'rent' ? undefined : said;
  const periods = periodsOf(reading, purpose, isStay);
  const areHouses = haveFloors(reading, categories);
  const [floor] = areHouses ? reading.floors : [];
  const isNamed = reading.areas.size + reading.landmarks.size > 0;
  // Where a place is named, `near a school` is a wish; otherwise it is one of the city's schools.
  const landmarks = isNamed ? [...reading.landmarks] : reading.kinds.flatMap(({ slugs }) => slugs);
  const isPlaced = isNamed || landmarks.length > 0;
  const left = [
    ...rest,
    ...(isNamed ? reading.kinds.flatMap((kind) => (hasNamed(kind, reading) ? [] : kind.words)) : []),
    ...(reading.city !== undefined && !isPlaced ? [reading.city] : []),
    ...(km !== undefined && landmarks.length === 0 ? [addedWords(`${km} km`)] : []),
    ...(areHouses ? [] : reading.floors.map(wordsOfFloor)),
    ...(isStay ? [] : reading.shortStays),
  ];
  const haveWords = left.some((words) => words !== reading.city);
  const order = orderOf(reading, haveWords);
  const filters = {
    ...(purpose && { purpose }),
    ...(categories.length > 0 && { propertyType: categories }),
    ...(reading.areas.size > 0 && { location: [...reading.areas] }),
    ...(landmarks.length > 0 && { landmark: [...new Set(landmarks)] }),
    ...(km !== undefined && landmarks.length > 0 && { km }),
    ...(price && { priceRange: priceText(price) }),
    ...(periods.length > 0 && { period: periods }),
    ...(unitPrice && { unitPrice: unitPriceText(unitPrice) }),
    ...(rooms && { rooms }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(bathrooms !== undefined && { bathrooms }),
    ...(size && { size }),
    ...(available && { available }),
    ...(reading.furnishings.size > 0 && { furnishing: [...reading.furnishings] }),
    ...(reading.features.size > 0 && { with: [...reading.features] }),
    ...(floor && { floor: floor.value }),
    ...(order && { sort: order }),
  };
  return { filters, left };
}

/** Said, or told from the amount. */
function purposeOf(reading: Reading): Purpose | undefined {
  const { purposes, price, unitPrice, categories, periods } = reading;
  if (periods.size > 0) return 'rent';
  if (purposes.size > 1) return undefined;
  const [said] = purposes;
  if (said) return said;
  if (unitPrice || (price && categories.has('land'))) return 'buy';
  return price && (canBeRent(price) ? 'rent' : 'buy');
}

/** `homestay in Darjeeling`, but not `land for a homestay` */
function isShortStay(
  { shortStays, isMonthly }: Reading,
  purpose: Purpose | undefined,
  categories: Category[],
) {
  const areHomes = categories.every((category) => category === 'house' || category === 'flat');
  return shortStays.length > 0 && purpose !== 'buy' && !isMonthly && areHomes;
}

function periodsOf(
  { periods, isMonthly, price }: Reading,
  purpose: Purpose | undefined,
  isStay: boolean,
): Frequency[] {
  if (periods.size === 0 && isStay) return [...shortPeriods];
  // An amount is for a month anyway.
  if (periods.size === 0 && isMonthly && purpose === 'rent' && !price) return [...usualPeriods];
  // In the order of the vocabulary; but a price is for the period that was said first.
  return price ? [...periods] : frequencies.filter((each) => each !== 'month' && periods.has(each));
}

function categoriesOf(reading: Reading, purpose: Purpose | undefined): Category[] {
  const { deniedCategories } = reading;
  const said = saidCategories(reading, purpose);
  // `not a flat` alone is anything else.
  const all = said.length > 0 || deniedCategories.size === 0 ? said : anyCategory(purpose);
  return all.filter((category) => !deniedCategories.has(category));
}

/** Land is not let. */
const anyCategory = (purpose: Purpose | undefined) =>
  categories.filter((category) => category !== 'land' || purpose !== 'rent');

function saidCategories(
  { categories, homes, hasAlternatives, size, rooms, bedrooms }: Reading,
  purpose: Purpose | undefined,
): Category[] {
  const said = new Set(categories);
  // Only land is measured in katha.
  const isSizeOfLand = Boolean(size && readSizeRange(size)?.unit.suffix);
  const mayBeLand = homes.size === 0 && !rooms && bedrooms === undefined && purpose !== 'rent';
  if (said.size === 0 && isSizeOfLand && mayBeLand) return ['land'];
  if (said.size > 0 && !hasAlternatives) return [...said];
  const isAnyHome = homes.has('homes') || homes.has('room') || purpose === 'rent';
  if (homes.size > 0) said.add('house');
  if (homes.size > 0 && isAnyHome) said.add('flat');
  return [...said];
}

/** `near the station, Siliguri Junction` */
function hasNamed({ slugs }: Reading['kinds'][number], { landmarks }: Reading): boolean {
  return slugs.some((slug) => landmarks.has(slug));
}

/** Only houses state their floor. `Ground floor` alone stays words, as it does beside `flat`. */
function haveFloors({ purposes, rooms, bedrooms, price, areas, floors }: Reading, categories: Category[]) {
  if (categories.length > 0) return categories.includes('house');
  const isMore = purposes.size > 0 || rooms || bedrooms !== undefined || price || areas.size > 0;
  return Boolean(isMore) && floors.every(({ isSaid }) => isSaid);
}

function wordsOfFloor({ value, term }: Reading['floors'][number]): LeftWords {
  return term ? leftWords(term, floorWords[value]) : addedWords(floorWords[value]);
}

/** What flats and shops say in words. */
const floorWords: Readonly<Record<FloorChoice, string>> = {
  ground: 'ground floor',
  'up-to-1': 'first floor',
  'up-to-2': 'second floor',
  'from-1': 'upper floor',
  'from-3': 'top floor',
};

/**
 * Said; or, where no words rank, what was meant: an amount alone is what people can pay, so what costs most of it comes
 * first.
 */
function orderOf(reading: Reading, haveWords: boolean): SearchOrder | undefined {
  const [said] = reading.orders;
  if (said) return said;
  if (isForOneRoom(reading)) return 'size';
  if (haveWords) return undefined;
  const isNear = reading.landmarks.size + reading.kinds.length > 0;
  if (isNear) return undefined;
  if (reading.isSizeAbout) return 'size-near';
  return reading.price?.isPlain ? 'price-desc' : undefined;
}

/** A room without its number: the smallest homes come first. */
function isForOneRoom({ homes, categories, rooms, bedrooms }: Reading): boolean {
  const areHomes = !categories.has('shop') && !categories.has('land');
  return homes.has('room') && areHomes && !rooms && bedrooms === undefined;
}
