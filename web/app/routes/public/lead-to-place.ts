import type { Call } from '@thikana/contract/client';
import { formatPosition } from '@thikana/contract/map-area';
import { degreesOf, flatMapAround, squareOfDistance } from '@thikana/contract/nearness';
import { type Place, suggestPlaces } from '@thikana/contract/site';
import { redirect } from 'react-router';
import { type SearchFilter, searchPath } from '#web/features/search/search-filter.ts';

const siliguri = flatMapAround({ longitude: 88.3953, latitude: 26.7271 });
/** Sikkim and the Dooars are within; a name that is only like one far away is taken for none. */
const farthestDegrees = degreesOf(150);

/** A place that was only named is looked up: where the first one of that name is becomes part of the address. */
export async function leadToPlace(call: Call, path: string, filter: SearchFilter): Promise<void> {
  const { places } = await call(suggestPlaces, { query: { q: filter.place } });
  const first = places.find(isAround);
  if (!first) return;
  const [longitude, latitude] = first.coordinates.coordinates;
  const near = formatPosition({ longitude, latitude });
  throw redirect(searchPath(path, { ...filter, near, place: first.label }));
}

function isAround({ coordinates: { coordinates } }: Place): boolean {
  const [longitude, latitude] = coordinates;
  return squareOfDistance(siliguri, longitude, latitude) <= farthestDegrees ** 2;
}
