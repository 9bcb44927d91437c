import type { Place } from '@thikana/contract/site';

export interface PlaceProvider {
  /** At most 8 places whose name resembles the query, best first. Does not fail because a service is away. */
  suggest(query: string): Promise<Place[]>;
}
