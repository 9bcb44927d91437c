import type { Log } from '../log.ts';
import type { ReadGazetteer } from './gazetteer.ts';
import { createOfflinePlaces } from './offline-places.ts';
import { createPhotonPlaces } from './photon-places.ts';
import type { PlaceProvider } from './places.ts';

interface PlacesOptions {
  readGazetteer: ReadGazetteer;
  photonUrl?: string | undefined;
  log?: Pick<Log, 'warn'>;
}

/** A Photon geocoder if one is configured, else the places that come with the site. */
export function createPlaces({ readGazetteer, photonUrl, log }: PlacesOptions): PlaceProvider {
  return photonUrl
    ? createPhotonPlaces({ readGazetteer, url: photonUrl, log })
    : createOfflinePlaces(readGazetteer);
}
