import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CityDependencies } from './city.dependencies.ts';
import { cityRepository } from './city.repository.ts';
import { cityRoutes } from './city.routes.ts';
import { useCity } from './load-city.ts';
import { placesRoutes } from './places/places.routes.ts';

export { areaName } from './area-name.ts';
export { cityDependency } from './city-dependency.ts';
export { readCityGazetteer } from './city-gazetteer.ts';
export {
  type CityPlaces,
  cityPlaces,
  type NamedLandmark,
  type NamedPlace,
} from './city-places.ts';
export { asTyped, currencyWords } from './city-words.ts';
export { currentFacts } from './current-facts.ts';
export { currentLaw, setCurrentLaw } from './current-law.ts';
export { keptDays } from './kept-days.ts';
export { landmarksNear } from './landmarks-near.ts';
export { listPacks, loadCity, saveTypedCity, useCity } from './load-city.ts';
export { namedAsTyped, nameInScriptOf } from './name-in-script.ts';
export type { CityFacts } from './pack/city-facts.ts';
export { type LawFacts, limitOf, weekDays } from './pack/law-facts.ts';
export { parsePosition, readTypedCity, type TypedCity } from './typed-city.ts';

/** Rivers, lakes and main roads. */
export const listMapShapes = (db: Kysely<Tables>) => cityRepository(db).listMapShapes();

/** The city that the site serves: its facts, areas and landmarks, which come from a city pack and from editors. */
export function cityFeature(dependencies: CityDependencies) {
  const { db, log } = dependencies;
  let reloading = Promise.resolve();
  return {
    bindings: [...cityRoutes(db), ...placesRoutes(dependencies)],
    /** The legal texts of the city pack. */
    findPackTexts: () => cityRepository(db).findLegal(),
    /** Sets the city of this process to the one in the database, one reload after the other. */
    reload(): Promise<void> {
      reloading = reloading
        .then(() => useCity(db))
        .catch((error: unknown) => log.error({ err: error }, 'The changed city could not be loaded'));
      return reloading;
    },
  };
}
