import { currentCity } from '@thikana/contract/city';
import type { Log } from '../log.ts';
import type { ReadGazetteer } from './gazetteer.ts';
import { createOfflinePlaces } from './offline-places.ts';
import { readPhotonAnswer } from './photon-answer.ts';
import type { PlaceProvider } from './places.ts';
import { maximumSuggestions } from './search-places.ts';

interface PhotonOptions {
  /** For the places suggested offline. */
  readGazetteer: ReadGazetteer;
  /** The address of a Photon geocoder, e.g. `https://photon.example.org`. */
  url: string;
  fetch?: typeof globalThis.fetch;
  log?: Pick<Log, 'warn'>;
  timeoutMs?: number;
  now?: () => number;
}

const pauseAfterFailureMs = 30_000;

/**
 * Asks an OpenStreetMap geocoder. If it fails, is slow or finds nothing, the offline places answer. After a failure it
 * is not asked for half a minute, so that keystrokes do not wait for it.
 */
export function createPhotonPlaces(options: PhotonOptions): PlaceProvider {
  const { url, log, timeoutMs = 3_000, now = Date.now } = options;
  const offline = createOfflinePlaces(options.readGazetteer);
  let pausedUntil = 0;

  const ask = async (query: string) => {
    const fetch = options.fetch ?? globalThis.fetch;
    const response = await fetch(questionUrl(url, query), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return readPhotonAnswer(await response.json());
  };

  return {
    suggest: async (query) => {
      if (now() < pausedUntil) return offline.suggest(query);
      try {
        const places = await ask(query);
        return places.length > 0 ? places.slice(0, maximumSuggestions) : offline.suggest(query);
      } catch (error) {
        pausedUntil = now() + pauseAfterFailureMs;
        log?.warn(
          { err: error },
          'The Photon geocoder did not answer; suggesting places offline for 30 seconds.',
        );
        return offline.suggest(query);
      }
    },
  };
}

function questionUrl(base: string, query: string): URL {
  const { centre } = currentCity();
  const url = new URL('api', base.endsWith('/') ? base : `${base}/`);
  url.search = String(
    new URLSearchParams({
      q: query,
      limit: String(2 * maximumSuggestions),
      // Photon answers 400 in a language that its index lacks. Unless built otherwise, the index has German, English and French.
      lang: 'en',
      lat: String(centre.latitude),
      lon: String(centre.longitude),
    }),
  );
  return url;
}
