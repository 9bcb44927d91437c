import { areaLabel } from '@thikana/contract/areas';
import { currentCity } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { findLandmark } from '@thikana/contract/landmarks';
import { formatBounds } from '@thikana/contract/map-area';
import type { SuggestedSearches } from '@thikana/contract/search/search';
import type { Place } from '@thikana/contract/site';
import type { Engine } from './engine.ts';
import { listingSearch } from './listing-filter.ts';
import type { SearchDependencies } from './search.dependencies.ts';
import { placesBeginningWith } from './understanding/places-beginning-with.ts';
import type { WordReader } from './understanding/read-words.ts';
import { understandSearch } from './understanding/understand-search.ts';

/** Farther away there are no listings. */
const nearKilometres = 60;
const mostOfAKind = 4;
/** About two kilometres to each side. */
const around = { longitude: 0.02, latitude: 0.018 };

/** Suggests what the typed words may mean: an area, a landmark, a nearby place, a listing. */
export async function suggestSearches(
  { places }: Pick<SearchDependencies, 'places'>,
  found: { engine: Pick<Engine, 'suggest'>; words: WordReader },
  q: string,
): Promise<SuggestedSearches> {
  const [named, listings] = await Promise.all([places.suggest(q), suggestListings(found, q)]);
  const isArea = ({ label, area }: Place) => area !== 'other' && label === areaLabel(area);
  const begun = placesBeginningWith(q);
  const areas = new Set([...begun.areas, ...named.filter(isArea).map(({ area }) => area)]);
  return {
    areas: [...areas].slice(0, mostOfAKind),
    landmarks: begun.landmarks.slice(0, mostOfAKind).flatMap((slug) => findLandmark(slug) ?? []),
    places: named
      .filter((place) => !isArea(place) && isNear(place))
      .slice(0, mostOfAKind)
      .map((place) => ({ label: place.label, detail: place.detail, within: boundsAround(place) })),
    listings,
  };
}

async function suggestListings(
  { engine, words }: { engine: Pick<Engine, 'suggest'>; words: WordReader },
  q: string,
): Promise<SuggestedSearches['listings']> {
  const { search: understood } = understandSearch({ q });
  const { allWords } = await words.read(understood);
  const search = listingSearch(understood, { words: allWords, needsWords: true });
  const listings = await engine.suggest(search, mostOfAKind);
  return listings.map(({ id, title, intent, location }) => ({ _id: id, title, intent, location }));
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
