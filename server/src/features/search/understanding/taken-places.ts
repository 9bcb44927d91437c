import type { Area } from '@thikana/contract/areas';

/** The places that words name. */
export interface TakenPlaces {
  location: Set<Area>;
  landmark: Set<string>;
}
