import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { cityRoutes } from './city.routes.ts';

export { readCityGazetteer } from './city-gazetteer.ts';
export {
  type CityPlaces,
  cityPlaces,
  type NamedLandmark,
  type NamedPlace,
} from './city-places.ts';
export { asTyped, currencyWords, landUnitName } from './city-words.ts';
export { currentFacts } from './current-facts.ts';
export type { LandmarkKind } from './landmark-kinds.ts';
export { listPacks, loadCity, saveTypedCity, useCity } from './load-city.ts';
export type { CityFacts } from './pack/city-facts.ts';
export { readTypedCity, type TypedCity } from './typed-city.ts';

/** The city that the site serves: its facts, areas and landmarks, which come from a city pack. */
export function cityFeature({ db }: { db: Kysely<Tables> }) {
  return { bindings: cityRoutes(db) };
}
