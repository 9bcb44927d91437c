import type { SearchWords } from '@thikana/contract/search/search';
import type { Category } from '@thikana/contract/vocabulary';
import type { Purpose } from './lexicon/lexicon.ts';
import { isRent, priceText } from './quantity-filters.ts';
import type { Reading } from './reading.ts';

/** The filters that a reading means; `rest` are the words to search for. */
export function filtersOf(reading: Reading, rest: readonly string[]): SearchWords {
  const { rooms, bedrooms, bathrooms, price, size } = reading;
  const purpose = purposeOf(reading);
  const categories = categoriesOf(reading, purpose);
  const isOnlyLand = categories.length === 1 && categories[0] === 'land';
  const isHouse = categories.includes('house');
  const [floor] = isHouse ? reading.floors : [];
  const isNamed = reading.areas.size + reading.landmarks.size > 0;
  // Where a place is named, `near a school` is a wish; otherwise it is one of the city's schools.
  const landmarks = isNamed ? [...reading.landmarks] : reading.kinds.flatMap(({ slugs }) => slugs);
  const [order] = [...reading.orders, ...(isForOneRoom(reading) ? (['size'] as const) : [])];
  const isPlaced = isNamed || landmarks.length > 0;
  const words = [
    ...rest,
    ...(isNamed ? reading.kinds.map(({ text }) => text) : []),
    ...(reading.city !== undefined && !isPlaced ? [reading.city] : []),
    ...(isHouse ? [] : reading.floors.flatMap(({ text }) => text || [])),
  ];
  return {
    q: words.join(' '),
    // Land is not let.
    ...(purpose && !(isOnlyLand && purpose === 'rent') && { purpose }),
    ...(categories.length > 0 && { propertyType: categories }),
    ...(reading.areas.size > 0 && { location: [...reading.areas] }),
    ...(landmarks.length > 0 && { landmark: [...new Set(landmarks)] }),
    ...(price && { priceRange: priceText(price) }),
    ...(rooms && { rooms }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(bathrooms !== undefined && { bathrooms }),
    ...(size && { size }),
    ...(reading.furnishings.size > 0 && { furnishing: [...reading.furnishings] }),
    ...(reading.features.size > 0 && { with: [...reading.features] }),
    ...(floor && { floor: floor.value }),
    ...(order && { sort: order }),
  };
}

/** Said, or told from the amount. */
function purposeOf({ purposes, price, unitPrice, categories }: Reading): Purpose | undefined {
  if (purposes.size > 1) return undefined;
  const [said] = purposes;
  if (said) return said;
  if (unitPrice || (price && categories.has('land'))) return 'buy';
  return price && (isRent(price) ? 'rent' : 'buy');
}

function categoriesOf(
  { categories, homes, hasAlternatives }: Reading,
  purpose: Purpose | undefined,
): Category[] {
  const said = new Set(categories);
  // `office ke liye jagah` is a place for an office, not land.
  if (said.size > 1 && !hasAlternatives) said.delete('land');
  if (said.size > 0 && !hasAlternatives) return [...said];
  const isAnyHome = homes.has('homes') || homes.has('room') || purpose === 'rent';
  if (homes.size > 0) said.add('house');
  if (homes.size > 0 && isAnyHome) said.add('flat');
  return [...said];
}

/** A room without its number: the smallest homes come first. */
function isForOneRoom({ homes, categories, rooms, bedrooms }: Reading): boolean {
  return homes.has('room') && categories.size === 0 && !rooms && bedrooms === undefined;
}
