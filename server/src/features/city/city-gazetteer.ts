import { type GazetteerPlace, readGazetteer } from '../../platform/places/gazetteer.ts';
import { cityPlaces, type NamedPlace } from './city-places.ts';

/** The places that the pack suggests; without a file of them, the areas and landmarks of the city. */
export async function readCityGazetteer(folder: string | undefined): Promise<readonly GazetteerPlace[]> {
  const read = folder === undefined ? undefined : await readGazetteer(folder);
  if (read) return read;
  const { areas, landmarks } = cityPlaces();
  return [...areas.map(asGazetteerPlace('area')), ...landmarks.map(asGazetteerPlace('landmark'))];
}

const asGazetteerPlace =
  (kind: GazetteerPlace['kind']) =>
  ({ name, names, spellings, latitude, longitude }: NamedPlace): GazetteerPlace => ({
    ...{ kind, name, latitude, longitude },
    otherNames: [...Object.values(names), ...spellings],
    ...{ pinCode: '', district: '', state: '' },
  });
