import type { Log } from '../log.ts';
import { createOfflinePlaces } from './offline-places.ts';
import { createPhotonPlaces } from './photon-places.ts';
import type { PlaceProvider } from './places.ts';

interface PlacesOptions {
  photonUrl?: string | undefined;
  log?: Pick<Log, 'warn'>;
}

/** A Photon geocoder if one is configured, else the places that come with the site. */
export function createPlaces({ photonUrl, log }: PlacesOptions = {}): PlaceProvider {
  return photonUrl ? createPhotonPlaces({ url: photonUrl, log }) : createOfflinePlaces();
}
