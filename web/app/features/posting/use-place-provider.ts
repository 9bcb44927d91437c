import { ownPlaces } from '#web/components/places/own-places.ts';
import { type PlaceProvider, withFallback } from '#web/components/places/place-provider.ts';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { createGooglePlaces } from './google-places.ts';

/** Cached by key, so that all place fields share one script. */
const googlePlaces = new Map<string, PlaceProvider>();

/** Google's places if the operator has an API key, otherwise this site's own. */
export function usePlaceProvider(): PlaceProvider {
  const key = useSite()?.googleMapsKey;
  if (!key) return ownPlaces;
  const known = googlePlaces.get(key);
  if (known) return known;
  const provider = withFallback(createGooglePlaces(key), ownPlaces, m.post_places_fallback());
  googlePlaces.set(key, provider);
  return provider;
}
