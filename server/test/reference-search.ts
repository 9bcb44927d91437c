import type { Position } from '@thikana/contract/city';
import { idTime } from '@thikana/contract/fields';
import { floorsOf } from '@thikana/contract/floors';
import { sizeOfLandUnit } from '@thikana/contract/land';
import { publicPosition } from '@thikana/contract/map-area';
import { parsePriceRange, rentRangeFrequency, salePriceRanges } from '@thikana/contract/price-ranges';
import { degreesOf, flatMapAround, squareOfDistance } from '@thikana/contract/proximity';
import type { SearchFilter } from '@thikana/contract/search/filters';
import type { SearchFeature } from '@thikana/contract/search/filters/features';
import type { Intent } from '@thikana/contract/vocabulary';
import type { ListingRow } from '#server/platform/database/tables/listing-tables.ts';
import { siliguriPlaces } from './city/cities.ts';

export type ReferenceListing = ListingRow & { pictureCount: number };

const monthsRent = { day: (rent: number) => rent * 30, week: (rent: number) => Math.floor((rent * 30) / 7) };

/** Four times the highest monthly rent of the search form. */
const highestRent = 300_000;

/** Whether a range that is not offered for sales is too low for one. */
export function isOnlyRent(text: string): boolean {
  const range = parsePriceRange(text);
  return range !== undefined && !salePriceRanges().includes(text) && (range.max ?? range.min) <= highestRent;
}

/** The simplest possible search. The database must find the same listings in the same order. */
export function referenceSearch(
  catalogue: readonly ReferenceListing[],
  search: Omit<SearchFilter, 'posted'>,
  own?: Intent,
): string[] {
  const asked = own ?? (search.purpose && (search.purpose === 'buy' ? 'sell' : 'rent'));
  const range = search.priceRange ? parsePriceRange(search.priceRange) : undefined;
  const printed = search.priceRange ? rentRangeFrequency(search.priceRange) : undefined;
  const frequency = printed ?? search.period?.[0];
  const isRent = frequency !== undefined || isOnlyRent(search.priceRange ?? '');
  const intent = asked ?? (range && (isRent ? 'rent' : 'sell'));
  const words = [...new Set(search.q?.toLowerCase().match(/[a-z]+/g) ?? [])];

  const from = search.near && flatMapAround(search.near);
  const square = (listing: ReferenceListing) => {
    const { longitude, latitude } = publicPosition(listing, listing.id, listing.shows_exact_place);
    return from ? squareOfDistance(from, longitude, latitude) : 0;
  };

  const count = (listing: ReferenceListing) => wordsIn(listing, words).length;
  const fits = (listing: ReferenceListing): boolean => {
    if (listing.approval_status !== 'approved' || listing.hidden_at !== null) return false;
    if (intent && listing.intent !== intent) return false;
    if (search.propertyType && !search.propertyType.includes(listing.category)) return false;
    if (search.location && !search.location.includes(listing.area)) return false;
    if (range && intent === 'rent' && listing.frequency !== (frequency ?? 'month')) return false;
    const price = listing.rent_rupees ?? listing.price_rupees ?? listing.total_price_rupees;
    if (range && (price === null || price < range.min || price > (range.max ?? Infinity))) return false;
    if (search.period && !search.period.some((each) => each === listing.frequency)) return false;
    if (search.unitPrice && !isWithinUnitPrice(listing, search.unitPrice)) return false;
    if (search.bedrooms && (listing.bedrooms ?? -1) < search.bedrooms) return false;
    if (search.rooms && !search.rooms.some((each) => hasRooms(listing, each))) return false;
    if (search.bathrooms && (listing.bathrooms ?? -1) < search.bathrooms) return false;
    if (search.furnishing && !search.furnishing.some((each) => each === listing.furnishing)) return false;
    const size = sizeOf(listing);
    const { min = 0, max = Infinity } = search.size ?? {};
    if (search.size && !(size >= min && size <= max)) return false;
    if (search.floor) {
      const [lowest, highest] = floorsOf[search.floor];
      if (listing.floor === null || listing.floor < lowest || listing.floor > highest) return false;
    }
    if (search.available && listing.available_from && listing.available_from > search.available) return false;
    if (from && search.km && square(listing) > degreesOf(search.km) ** 2) return false;
    if (!(search.with ?? []).every((feature) => hasFeature(listing, feature))) return false;
    const { longitude, latitude } = publicPosition(listing, listing.id, listing.shows_exact_place);
    const { within, shape } = search;
    if (within && (longitude < within.west || longitude > within.east)) return false;
    if (within && (latitude < within.south || latitude > within.north)) return false;
    if (shape && !isInside({ longitude, latitude }, shape)) return false;
    if (
      search.landmark &&
      !search.landmark.some((slug) =>
        isNearLandmark({ longitude, latitude }, slug, from ? undefined : search.km),
      )
    )
      return false;
    return search.spelling !== 'exact' || count(listing) === words.length;
  };

  const byTime = (a: ReferenceListing, b: ReferenceListing) => (a.id < b.id ? 1 : -1);
  const direction = search.sort === 'price-desc' ? -1 : 1;
  const byFreshness = (a: ReferenceListing, b: ReferenceListing) =>
    freshness(b) - freshness(a) || byTime(a, b);
  const byPrice = (a: ReferenceListing, b: ReferenceListing) =>
    direction * (comparable(a) - comparable(b)) || byFreshness(a, b);
  const score = (listing: ReferenceListing) => words.reduce((sum, word) => sum + weightOf(listing, word), 0);
  const byCount = (a: ReferenceListing, b: ReferenceListing) => count(b) - count(a);
  const byScore = (a: ReferenceListing, b: ReferenceListing) =>
    score(b) - score(a) || closeness(b, words) - closeness(a, words) || byFreshness(a, b);
  const bySize = (a: ReferenceListing, b: ReferenceListing) => {
    const [one, other] = [sizeOf(a), sizeOf(b)];
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || byFreshness(a, b);
    return (search.sort === 'size' ? one - other : other - one) || byFreshness(a, b);
  };
  const { min: least = 0, max: most } = search.size ?? {};
  const byMiddle = (a: ReferenceListing, b: ReferenceListing) => {
    const [one, other] = [a, b].map((each) => Math.abs(sizeOf(each) - (least + (most ?? 0)) / 2));
    return (one as number) - (other as number) || byFreshness(a, b);
  };
  const byRate = (a: ReferenceListing, b: ReferenceListing) => rate(a) - rate(b) || byFreshness(a, b);
  const byDistance = (a: ReferenceListing, b: ReferenceListing) => square(a) - square(b) || byFreshness(a, b);
  const toLandmark = (listing: ReferenceListing) =>
    Math.min(
      ...(search.landmark ?? []).map((slug) =>
        squareToLandmark(publicPosition(listing, listing.id, listing.shows_exact_place), slug),
      ),
    );
  const says = (listing: ReferenceListing) =>
    Number((search.landmark ?? []).some((slug) => saysName(listing, slug)));
  const byLandmark = (a: ReferenceListing, b: ReferenceListing) =>
    says(b) - says(a) || toLandmark(a) - toLandmark(b) || byFreshness(a, b);
  const toLandmarks = from ? byDistance : byLandmark;
  const ordinary = words.length > 0 ? byScore : byFreshness;
  const usual = search.landmark ? toLandmarks : ordinary;
  const nearest = search.landmark ? toLandmarks : usual;
  const orders = {
    ...{
      newest: byFreshness,
      price: byPrice,
      'price-desc': byPrice,
      'price-per-sqft': byRate,
      ...{ best: usual, size: bySize, 'size-desc': bySize },
    },
    nearest: from ? byDistance : nearest,
    'size-near': most === undefined ? usual : byMiddle,
  };
  return (
    catalogue
      .filter(fits)
      // The words decide first, then the order.
      .sort((a, b) => byCount(a, b) || (search.sort ? orders[search.sort] : usual)(a, b))
      .map(({ id }) => id)
  );
}

/** The words of a text that some public listing has. */
export function listedWords(catalogue: readonly ReferenceListing[], text = ''): string[] {
  const listed = catalogue.filter((each) => each.approval_status === 'approved' && each.hidden_at === null);
  const typed = [...new Set(text.toLowerCase().match(/[a-z]+/g) ?? [])];
  return typed.filter((word) => listed.some((listing) => wordsIn(listing, [word]).length > 0));
}

/** The words that the listing has. */
export function wordsIn(listing: ReferenceListing, words: readonly string[]): string[] {
  return words.filter((word) => weightOf(listing, word) > 0);
}

/** The weight of a word: 4 in the title, 3 in the place, 1 in the description, as a whole word or a prefix. */
function weightOf(listing: ReferenceListing, word: string): number {
  const area = listing.area === 'other' ? '' : listing.area.replaceAll('_', ' ');
  const has = (...texts: (string | null)[]) =>
    texts
      .join(' ')
      .toLowerCase()
      .split(/\W+/)
      .some((each) => each.startsWith(word));
  if (has(listing.title)) return 4;
  if (has(listing.location, listing.alternate_location, area)) return 3;
  return has(listing.description) ? 1 : 0;
}

/**
 * From 3 for words that are close to 0 for those that are far apart, as parts of 32 words tell. Title and place are in
 * the first part.
 */
function closeness(listing: ReferenceListing, words: readonly string[]): number {
  const area = listing.area === 'other' ? '' : listing.area.replaceAll('_', ' ');
  const fields = [
    listing.title,
    [listing.location, listing.alternate_location, area].join(' '),
    listing.description,
  ].map((text) => text.toLowerCase().match(/\w+/g) ?? []);
  const all = fields.flat();
  const names = fields.slice(0, 2).flat().length;
  const parts = words
    .map((word) => all.findIndex((each) => each.startsWith(word)))
    .filter((place) => place >= 0)
    .map((place) => (place < names ? 0 : Math.min(3, Math.floor(place / 32))));
  return 3 - (Math.max(...parts) - Math.min(...parts));
}

/** In square feet; NaN if there is no size. */
function sizeOf(listing: ReferenceListing): number {
  const { available_land_space: space, available_land_space_unit: unit } = listing;
  const land = space !== null && unit !== null ? space * sizeOfLandUnit(unit) : Number.NaN;
  return listing.built_up_area_square_feet ?? listing.shop_area_square_feet ?? land;
}

function rate(listing: ReferenceListing): number {
  const size = sizeOf(listing);
  return size > 0 ? comparable(listing) / size : Infinity;
}

/** `0-500000katha`: also if the quotient is off by its last digits. */
function isWithinUnitPrice(listing: ReferenceListing, text: string): boolean {
  const [, least, most, unit = ''] = /^([\d.]+)(?:-([\d.]+)|\+)(\D*)$/.exec(text) ?? [];
  const price = rate(listing) * (unit === '' ? 1 : sizeOfLandUnit(unit));
  const isNear = (bound: number) => Math.abs(price - bound) <= bound * 1e-9;
  const isAbove = price >= Number(least) || isNear(Number(least));
  const isBelow = most === undefined || price <= Number(most) || isNear(Number(most));
  return listing.intent === 'sell' && price !== Infinity && isAbove && isBelow;
}

/** '4+' is at least four. */
function hasRooms({ bedrooms }: ReferenceListing, wanted: number | string): boolean {
  if (typeof wanted === 'number') return bedrooms === wanted;
  return bedrooms !== null && bedrooms >= Number(wanted.replace('+', ''));
}

function freshness({ id, bumped_at: bumpedAt }: ReferenceListing): number {
  return (bumpedAt ?? idTime(id)).getTime();
}

/** Whether the polygon contains the point. */
function isInside({ longitude: x, latitude: y }: Position, shape: readonly Position[]): boolean {
  let turns = 0;
  for (const [index, from] of shape.entries()) {
    const to = shape[(index + 1) % shape.length] ?? from;
    const side =
      (to.longitude - from.longitude) * (y - from.latitude) -
      (x - from.longitude) * (to.latitude - from.latitude);
    if (from.latitude <= y && to.latitude > y && side > 0) turns += 1;
    if (from.latitude > y && to.latitude <= y && side < 0) turns -= 1;
  }
  return turns !== 0;
}

/** Within the distance of the nearest of many points on the landmark's line, or of its position. */
function isNearLandmark(place: Position, slug: string, km = landmarkOf(slug).nearMetres / 1000): boolean {
  return squareToLandmark(place, slug) <= degreesOf(km) ** 2;
}

/** Title or place have all words of the landmark's name, or of another spelling of it. */
function saysName(listing: ReferenceListing, slug: string): boolean {
  const { name, spellings } = landmarkOf(slug);
  const said = [listing.title, listing.location, listing.alternate_location ?? '']
    .join(' ')
    .toLowerCase()
    .split(/\W+/);
  return [name, ...spellings].some((text) =>
    text
      .toLowerCase()
      .split(' ')
      .every((word) => said.includes(word)),
  );
}

function landmarkOf(slug: string) {
  const landmark = siliguriPlaces.landmarks.find((each) => each.slug === slug);
  if (!landmark) throw new Error(`There is no landmark ${slug}.`);
  return landmark;
}

function squareToLandmark(place: Position, slug: string): number {
  const landmark = landmarkOf(slug);
  const map = flatMapAround(landmark);
  if (landmark.line?.type !== 'LineString') return squareOfDistance(map, place.longitude, place.latitude);
  const corners = landmark.line.coordinates.map(([longitude, latitude]) => ({ longitude, latitude }));
  const squares = corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    // A ternary search for the nearest point of the straight line.
    let [start, end] = [0, 1];
    const squareAt = (part: number) => {
      const x = place.longitude - (from.longitude + part * (to.longitude - from.longitude));
      const y = place.latitude - (from.latitude + part * (to.latitude - from.latitude));
      return (x * map.narrowing) ** 2 + y ** 2;
    };
    for (let step = 0; step < 100; step += 1) {
      const third = (end - start) / 3;
      if (squareAt(start + third) < squareAt(end - third)) end -= third;
      else start += third;
    }
    return squareAt((start + end) / 2);
  });
  return Math.min(...squares);
}

function comparable({ frequency, rent_rupees: rent, ...listing }: ReferenceListing): number {
  if (rent === null) return listing.price_rupees ?? listing.total_price_rupees ?? Infinity;
  if (frequency === 'year') return Math.floor(rent / 12);
  return frequency === 'day' || frequency === 'week' ? monthsRent[frequency](rent) : rent;
}

function hasFeature(listing: ReferenceListing, feature: SearchFeature): boolean {
  if (feature === 'parking') return listing.parking === true;
  if (feature === 'attached-bathroom') return listing.attached_bathroom === true;
  if (feature === 'lift') return listing.lift === true;
  return feature === 'shutter' ? listing.has_shutter === true : listing.pictureCount > 0;
}
