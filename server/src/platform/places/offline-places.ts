import { type City, currentCity } from '@thikana/contract/city';
import { nearestArea } from '@thikana/contract/nearest-area';
import { cityName, placeName } from '@thikana/contract/place-name';
import type { Place } from '@thikana/contract/site';
import { createTurns } from '../../lib/steps.ts';
import { m } from '../../paraglide/messages.js';
import type { ReadGazetteer } from './gazetteer.ts';
import { buildPlaceIndex, type IndexedPlace, type PlaceIndex } from './place-index.ts';
import type { PlaceProvider } from './places.ts';
import { searchPlaces } from './search-places.ts';

/**
 * The places of the city and around it, without an external service. Loaded on the first query after a change of the
 * city, in steps, so that other requests are not held up.
 */
export function createOfflinePlaces(readGazetteer: ReadGazetteer): PlaceProvider {
  const indexes = new WeakMap<City, Promise<PlaceIndex>>();
  const inTurns = createTurns().queue();
  const build = async () => {
    const gazetteer = await readGazetteer();
    return inTurns(() => buildPlaceIndex(gazetteer));
  };
  return {
    suggest: async (query) => {
      const city = currentCity();
      const index = indexes.get(city) ?? build();
      indexes.set(city, index);
      return searchPlaces(await index, query).map(toPlace);
    },
  };
}

function toPlace(place: IndexedPlace): Place {
  return {
    label: placeName(place),
    detail: detailOf(place),
    coordinates: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    area: nearestArea(place, place.name),
  };
}

function detailOf({ kind, name, pinCode, district, state, isInCity }: IndexedPlace): string {
  // A landmark may lie in another town, whose name nothing says.
  if (kind === 'landmark' && !isInCity) return '';
  if (isInCity || kind === 'area') return [cityName(), pinCode].filter(Boolean).join(' ');
  if (kind === 'town' && !pinCode)
    return [district === name ? '' : district, state].filter(Boolean).join(', ');
  return pinCode ? m.city_district_and_code({ district, pinCode }) : m.city_district({ district });
}
