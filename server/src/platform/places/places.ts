import type { Place } from '@thikana/contract/site';

export interface PlaceProvider {
  /** At most 8 places with a name similar to the query, best first. Does not fail when a service is away. */
  suggest(query: string): Promise<Place[]>;
}
