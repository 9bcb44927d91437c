import { currentCity, findArea } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { formatBounds } from '@thikana/contract/map-area';
import type { Named } from '@thikana/contract/place-name';
import { type SuggestedSearches, searchFilterQuery } from '@thikana/contract/search/search';
import { withUsualPeriod } from '@thikana/contract/search/short-stay';
import type { Place } from '@thikana/contract/site';
import type { Category } from '@thikana/contract/vocabulary';
import { cityPlaces, type NamedPlace, namedAsTyped } from '../city/city.feature.ts';
import { titleInLanguage } from '../listings/listings.feature.ts';
import type { Engine } from './engine.ts';
import { type ListingFilter, listingSearch } from './listing-filter.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { namesBeginningWith } from './understanding/names-beginning-with.ts';
import type { WordReader } from './understanding/read-words.ts';
import { understandSearch } from './understanding/understand-search.ts';

/** Farther away there are no listings. */
const nearKilometres = 60;
const mostOfAKind = 4;
/** About two kilometres to each side. */
const around = { longitude: 0.02, latitude: 0.018 };

interface Found {
  engine: Pick<Engine, 'suggest' | 'count'>;
  words: WordReader;
}

/** Suggests what the typed words may mean: a search, an area, a landmark, a nearby place, a listing. */
export async function suggestSearches(
  { places }: Pick<SearchDependencies, 'places'>,
  found: Found,
  q: string,
): Promise<SuggestedSearches> {
  const begun = namesBeginningWith(q);
  const { understood, search } = await readTyped(found.words, q);
  const before = begun.before === '' ? {} : meantBefore(begun.before);
  const namedPlace = begun.before === '' ? placeIn(q, understood) : begun.name;
  const [named, listings] = await Promise.all([
    namedPlace === '' ? [] : places.suggest(namedPlace),
    found.engine.suggest(search, mostOfAKind),
  ]);
  const isArea = ({ label, area }: Place) => isCalled(label, findArea(area));
  const areas = new Set([...begun.areas, ...named.filter(isArea).map(({ area }) => area)]);
  const { areas: allAreas, landmarks: allLandmarks } = cityPlaces();
  const begunLandmarks = allLandmarks.filter(({ slug }) => begun.landmarks.includes(slug));
  const isLandmark = ({ label }: Place) => begunLandmarks.some((landmark) => isCalled(label, landmark));
  const suggested = async (slug: string, all: readonly NamedPlace[], parameter: 'location' | 'landmark') => {
    const place = all.find((each) => each.slug === slug);
    if (!place) return undefined;
    const { name: label, names } = namedAsTyped(q, place);
    const meant = { ...before, [parameter]: slug };
    return { slug, label, names, understood: meant, total: await found.engine.count(filterOf(meant)) };
  };
  const suggestedAreas = [...areas]
    .slice(0, mostOfAKind)
    .map((slug) => suggested(slug, allAreas, 'location'));
  const suggestedLandmarks = begun.landmarks
    .slice(0, mostOfAKind)
    .map((slug) => suggested(slug, allLandmarks, 'landmark'));
  return {
    searches: await suggestMeanings(found.engine, {
      q,
      understood,
      filter: search.filter,
      kinds: begun.kinds,
    }),
    areas: (await Promise.all(suggestedAreas)).filter((each) => each !== undefined),
    landmarks: (await Promise.all(suggestedLandmarks)).filter((each) => each !== undefined),
    places: named
      .filter((place) => !isArea(place) && !isLandmark(place) && isNear(place))
      .slice(0, mostOfAKind)
      .map((place) => ({ label: place.label, detail: place.detail, within: boundsAround(place) })),
    listings: listings.map((listing) => ({
      ...{ _id: listing.id, title: titleInLanguage(listing) },
      ...{ intent: listing.intent, location: listing.location },
    })),
  };
}

/** The part of the text that may name a place: not `2 bhk`, which begins names such as `2nd Mile`. */
function placeIn(q: string, understood: Record<string, string>): string {
  const { q: left = '', location, landmark, ...others } = understood;
  return Object.keys(others).length > 0 && !location && !landmark ? left : q;
}

/** In some language. */
function isCalled(label: string, place: Named | undefined): boolean {
  return place !== undefined && [place.name, ...Object.values(place.names ?? {})].includes(label);
}

/** What stands before the name of a place, which replaces any other place. */
function meantBefore(text: string): Record<string, string> {
  const { location, landmark, km, ...meant } = understandSearch({ q: text }).understood;
  return meant;
}

/** As the page of rentals shows it, without short stays. */
const asShown = (meant: Record<string, string>) =>
  meant.purpose === 'rent' ? withUsualPeriod(meant) : meant;

/** Remaining words leave out no listing. */
function filterOf({ q, ...meant }: Record<string, string>): ListingFilter {
  return listingSearch(searchFilterQuery.parse(asShown(meant)), { words: undefined }).filter;
}

async function readTyped(words: WordReader, q: string) {
  const { understood, search: typed } = understandSearch({ q });
  const { period } = asShown(understood);
  const search = { ...typed, ...searchFilterQuery.parse({ period }) };
  const { allWords } = await words.read(search);
  return { understood, search: listingSearch(search, { words: allWords, needsWords: true }) };
}

interface Typed {
  q: string;
  understood: Record<string, string>;
  filter: ListingFilter;
  kinds: readonly { category: Category; text: string }[];
}

/** The meaning of the whole text, unless it is only a place, and the kinds of property. Those without listings are left out. */
async function suggestMeanings(
  engine: Pick<Engine, 'count'>,
  { q, understood, filter, kinds }: Typed,
): Promise<SuggestedSearches['searches']> {
  const said = Object.keys(understood).filter((name) => name !== 'q');
  const isPlace = said.every((name) => name === 'location' || name === 'landmark') && said.length === 1;
  const whole = said.length > 0 && !isPlace ? [{ label: q, understood, filter }] : [];
  const others = kinds.slice(0, mostOfAKind).map(({ category, text }) => ({
    ...{ label: text, understood: { propertyType: category } },
    filter: { propertyType: [category] },
  }));
  const texts = whole.map((each) => JSON.stringify({ ...each.understood, q: undefined }));
  const all = [...whole, ...others.filter((each) => !texts.includes(JSON.stringify(each.understood)))];
  const counted = await Promise.all(
    all.map(async ({ label, understood, filter }) => ({
      label,
      understood,
      total: await engine.count(filter),
    })),
  );
  return counted.filter(({ total }) => total !== 0);
}

function positionOf({ coordinates: { coordinates } }: Place) {
  const [longitude, latitude] = coordinates;
  return { longitude, latitude };
}

function isNear(place: Place): boolean {
  return distanceKm(currentCity().centre, positionOf(place)) <= nearKilometres;
}

function boundsAround(place: Place): string {
  const { longitude, latitude } = positionOf(place);
  return formatBounds({
    west: longitude - around.longitude,
    east: longitude + around.longitude,
    south: latitude - around.latitude,
    north: latitude + around.latitude,
  });
}
