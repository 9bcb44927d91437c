import { currentCity } from '@thikana/contract/city';
import type { Call } from '@thikana/contract/client';
import { formatPosition } from '@thikana/contract/map-area';
import { degreesOf, flatMapAround, squareOfDistance } from '@thikana/contract/proximity';
import { type Place, suggestPlaces } from '@thikana/contract/site';
import { redirect } from 'react-router';
import { type SearchFilter, searchPath } from '#web/features/search/search-filter.ts';

/** For Siliguri this includes Sikkim and the Dooars. A place farther away only has a similar name. */
const farthestDegrees = degreesOf(150);

/** Looks up the position of a place that has only a name, and adds the first match to the address. */
export async function redirectToPlace(call: Call, path: string, filter: SearchFilter): Promise<void> {
  const { places } = await call(suggestPlaces, { query: { q: filter.place } });
  const first = places.find(isAround);
  if (!first) return;
  const [longitude, latitude] = first.coordinates.coordinates;
  const near = formatPosition({ longitude, latitude });
  throw redirect(searchPath(path, { ...filter, near, place: first.label }));
}

function isAround({ coordinates: { coordinates } }: Place): boolean {
  const [longitude, latitude] = coordinates;
  return squareOfDistance(flatMapAround(currentCity().centre), longitude, latitude) <= farthestDegrees ** 2;
}
