import type { Call } from '@thikana/contract/client';
import { formatPosition } from '@thikana/contract/map-area';
import { suggestPlaces } from '@thikana/contract/site';
import type { SearchFilter } from './search-filter.ts';

/** Where the place is that a name means first, as an address says it; nothing where no place is called so. */
export async function locatePlace(
  call: Call,
  name: string,
): Promise<Pick<SearchFilter, 'near' | 'place'> | undefined> {
  const { places } = await call(suggestPlaces, { query: { q: name } });
  const [first] = places;
  if (!first) return undefined;
  const [longitude, latitude] = first.coordinates.coordinates;
  return { near: formatPosition({ longitude, latitude }), place: first.label };
}
