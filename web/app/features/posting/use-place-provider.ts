import { ownPlaces } from '#web/components/places/own-places.ts';
import { type PlaceProvider, withFallback } from '#web/components/places/place-provider.ts';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { createGooglePlaces } from './google-places.ts';

/** By key and kept for the visit, so that every place field shares one script. */
const googlePlaces = new Map<string, PlaceProvider>();

/** The places of Google where the operator has a key for them, else those of this site. */
export function usePlaceProvider(): PlaceProvider {
  const key = useSite()?.googleMapsKey;
  if (!key) return ownPlaces;
  const known = googlePlaces.get(key);
  if (known) return known;
  const provider = withFallback(createGooglePlaces(key), ownPlaces, m.post_places_fallback());
  googlePlaces.set(key, provider);
  return provider;
}
