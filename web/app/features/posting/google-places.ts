import { nearestArea } from '@thikana/contract/distance';
import type { Place } from '@thikana/contract/site';
import type { PlaceProvider } from '#web/components/places/place-provider.ts';
import { m } from '#web/paraglide/messages.js';
import type { GooglePlacesLibrary, GooglePrediction } from './google-places-api.ts';
import { loadGooglePlaces } from './google-script.ts';

const onlyInIndia = { includedRegionCodes: ['in'], includedPrimaryTypes: ['geocode'] };
/** Prefers places within 50 km of Siliguri. */
const nearSiliguri = { center: { lat: 26.712, lng: 88.429 }, radius: 50_000 };

/** Google's place suggestions. The script loads on the first request, and only once. */
export function createGooglePlaces(key: string, load = loadGooglePlaces): PlaceProvider {
  let loading: Promise<GooglePlacesLibrary> | undefined;
  let sessionToken: object | undefined;

  const locate = async (prediction: GooglePrediction): Promise<Place> => {
    // Google ends a billing session with the chosen place.
    sessionToken = undefined;
    const place = prediction.toPlace();
    await place.fetchFields({ fields: ['location'] });
    if (!place.location) throw new Error('a place without a location');
    const [longitude, latitude] = [place.location.lng(), place.location.lat()];
    return {
      ...namesOf(prediction),
      coordinates: { type: 'Point', coordinates: [longitude, latitude] },
      area: nearestArea({ longitude, latitude }),
    };
  };

  return {
    suggest: async (input) => {
      loading ??= load(key);
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await loading;
      sessionToken ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        ...onlyInIndia,
        locationBias: nearSiliguri,
        language: 'en',
        region: 'in',
        sessionToken,
      });
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      const places = predictions.map((each) => ({ ...namesOf(each), locate: () => locate(each) }));
      return { places, note: m.post_places_google() };
    },
  };
}

function namesOf({ text, mainText, secondaryText }: GooglePrediction) {
  return { label: mainText?.text ?? text.text, detail: secondaryText?.text ?? '' };
}
