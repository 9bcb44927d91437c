import { type GazetteerPlace, readGazetteer } from '../../platform/places/gazetteer.ts';
import { cityPlaces, type NamedPlace } from './city-places.ts';

/**
 * The places that the pack suggests, with those that editors changed; without a file of them, the areas and landmarks
 * of the city.
 */
export async function readCityGazetteer(folder: string | undefined): Promise<readonly GazetteerPlace[]> {
  const read = folder === undefined ? undefined : await readGazetteer(folder);
  const { areas, landmarks } = cityPlaces();
  const isWanted = ({ isHidden, byHand }: NamedPlace) => !isHidden && (byHand || !read);
  const changed = new Set([...areas, ...landmarks].filter(({ byHand }) => byHand).map(({ name }) => name));
  return [
    ...(read ?? []).filter(({ kind, name }) => !(isOwn(kind) && changed.has(name))),
    ...areas.filter(isWanted).map(asGazetteerPlace('area')),
    ...landmarks.filter(isWanted).map(asGazetteerPlace('landmark')),
  ];
}

const isOwn = (kind: GazetteerPlace['kind']) => kind === 'area' || kind === 'landmark';

const asGazetteerPlace =
  (kind: GazetteerPlace['kind']) =>
  ({ name, names, spellings, latitude, longitude }: NamedPlace): GazetteerPlace => ({
    ...{ kind, name, latitude, longitude },
    otherNames: [...Object.values(names), ...spellings],
    ...{ pinCode: '', district: '', state: '' },
  });
