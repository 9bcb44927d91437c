import { type GazetteerPlace, readGazetteer } from '../../platform/places/gazetteer.ts';
import { cityPlaces, type NamedPlace } from './city-places.ts';

/**
 * The places that the pack suggests, with those that editors changed; without a file of them, the areas and landmarks
 * of the city. Areas and landmarks are found by their names in every language.
 */
export async function readCityGazetteer(folder: string | undefined): Promise<readonly GazetteerPlace[]> {
  const read = folder === undefined ? undefined : await readGazetteer(folder);
  const { areas, landmarks } = cityPlaces();
  const isWanted = ({ isHidden, byHand }: NamedPlace) => !isHidden && (byHand || !read);
  const own = new Map([...areas, ...landmarks].map((place) => [place.name, place]));
  const withNames = (place: GazetteerPlace) => ({
    ...place,
    otherNames: [...place.otherNames, ...Object.values(own.get(place.name)?.names ?? {})],
  });
  return [
    ...(read ?? [])
      .filter(({ kind, name }) => !(isOwn(kind) && own.get(name)?.byHand))
      .map((place) => (isOwn(place.kind) ? withNames(place) : place)),
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
