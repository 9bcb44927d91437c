import type { Place } from '@thikana/contract/site';
import type { Log } from '../log.ts';
import { createOfflinePlaces } from './offline-places.ts';
import { createPhotonPlaces } from './photon-places.ts';

export interface PlaceProvider {
  /** At most 8 places whose name resembles the query, best first. Does not fail because a service is away. */
  suggest(query: string): Promise<Place[]>;
}

interface PlacesOptions {
  photonUrl?: string | undefined;
  log?: Pick<Log, 'warn'>;
}

/** A Photon geocoder where one is configured, else the places that come with the site. */
export function createPlaces({ photonUrl, log }: PlacesOptions = {}): PlaceProvider {
  return photonUrl ? createPhotonPlaces({ url: photonUrl, log }) : createOfflinePlaces();
}
