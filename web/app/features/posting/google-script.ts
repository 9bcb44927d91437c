import { currentCity } from '@thikana/contract/city';
import { currentLanguage } from '@thikana/contract/language';
import type { GooglePlacesLibrary } from './google-places-api.ts';

const pausesMilliseconds = [1_000, 2_000, 4_000];
const longestLoadMilliseconds = 10_000;

/** Adds Google's script to the page; retries after three growing pauses. */
export async function loadGooglePlaces(key: string): Promise<GooglePlacesLibrary> {
  for (const pause of pausesMilliseconds) {
    try {
      return await addScript(key);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return addScript(key);
}

async function addScript(key: string): Promise<GooglePlacesLibrary> {
  const script = document.createElement('script');
  const loaded = Promise.withResolvers<void>();
  const timer = setTimeout(() => loaded.reject(new Error('took too long')), longestLoadMilliseconds);
  window.onGoogleMapsLoad = loaded.resolve;
  script.onerror = () => loaded.reject(new Error('did not load'));
  script.async = true;
  script.src = scriptUrl(key);
  document.head.append(script);
  try {
    await loaded.promise;
    if (!window.google) throw new Error('loaded without its library');
    return await window.google.maps.importLibrary('places');
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function scriptUrl(key: string): string {
  const parameters = new URLSearchParams({
    key,
    v: 'weekly',
    libraries: 'places',
    loading: 'async',
    callback: 'onGoogleMapsLoad',
    language: currentLanguage(),
    region: currentCity().country,
  });
  return `https://maps.googleapis.com/maps/api/js?${parameters}`;
}
