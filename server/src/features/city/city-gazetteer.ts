import { currentCity, type Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { type GazetteerPlace, readGazetteer } from '../../platform/places/gazetteer.ts';
import { cityPlaces, type NamedPlace } from './city-places.ts';
import { currentFacts } from './current-facts.ts';

type Known = Omit<NamedPlace, 'slug'>;

/** Places with one name are the same place if they are closer to each other. */
const sameKilometres = 20;

/**
 * The places that the pack suggests, and the areas and landmarks of the city. What the city knows is found by its names
 * and spellings in every language.
 */
export async function readCityGazetteer(folder: string | undefined): Promise<readonly GazetteerPlace[]> {
  const read = folder === undefined ? undefined : await readGazetteer(folder);
  const { areas, landmarks } = cityPlaces();
  const byHand = new Set([...areas, ...landmarks].filter((place) => place.byHand).map(({ name }) => name));
  const known = [...areas, ...landmarks, cityItself()].filter(({ isHidden }) => !isHidden);
  const knownAs = finderByName(known);
  const suggested = (read ?? [])
    .filter(({ kind, name }) => !(isOwn(kind) && byHand.has(name)))
    .map((place) => withNames(place, knownAs(place)));
  const suggestedAs = finderByName(suggested);
  const isMissing = (place: NamedPlace) => !place.isHidden && !suggestedAs(place);
  const missingAreas = areas.filter(isMissing);
  const missingAreaAs = finderByName(missingAreas);
  const missingLandmarks = landmarks.filter((place) => isMissing(place) && !missingAreaAs(place));
  return [
    ...suggested,
    ...missingAreas.map(asGazetteerPlace('area')),
    ...missingLandmarks.map(asGazetteerPlace('landmark')),
  ];
}

const isOwn = (kind: GazetteerPlace['kind']) => kind === 'area' || kind === 'landmark';

function cityItself(): Known {
  const { names, spellings } = currentFacts();
  const { name, centre } = currentCity();
  return { name, names, spellings, ...centre };
}

/** Finds which of the places another one is. */
function finderByName<T extends Position & { name: string }>(places: readonly T[]) {
  const byName = Map.groupBy(places, ({ name }) => name);
  return (place: Position & { name: string }): T | undefined =>
    byName.get(place.name)?.find((each) => distanceKm(each, place) <= sameKilometres);
}

function withNames(place: GazetteerPlace, known: Known | undefined): GazetteerPlace {
  if (!known) return place;
  const { names, spellings, latitude, longitude } = known;
  return { ...place, names, otherNames: [...place.otherNames, ...spellings], latitude, longitude };
}

const asGazetteerPlace =
  (kind: GazetteerPlace['kind']) =>
  ({ name, names, spellings, latitude, longitude }: NamedPlace): GazetteerPlace => ({
    ...{ kind, name, names, otherNames: spellings, latitude, longitude },
    ...{ pinCode: '', district: '', state: '' },
  });
