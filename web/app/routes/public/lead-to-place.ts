import type { Call } from '@thikana/contract/client';
import { formatPosition } from '@thikana/contract/map-area';
import { suggestPlaces } from '@thikana/contract/site';
import { redirect } from 'react-router';
import { type SearchFilter, searchPath } from '#web/features/search/search-filter.ts';

/** A place that was only named is looked up: where the first one of that name is becomes part of the address. */
export async function leadToPlace(call: Call, path: string, filter: SearchFilter): Promise<void> {
  const { places } = await call(suggestPlaces, { query: { q: filter.place } });
  const [first] = places;
  if (!first) return;
  const [longitude, latitude] = first.coordinates.coordinates;
  const near = formatPosition({ longitude, latitude });
  throw redirect(searchPath(path, { ...filter, near, place: first.label }));
}
