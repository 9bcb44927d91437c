import { currentCity } from '@thikana/contract/city';
import { currentLanguage } from '@thikana/contract/language';
import { nearestArea } from '@thikana/contract/nearest-area';
import type { Place } from '@thikana/contract/site';
import type { PlaceProvider } from '#web/components/places/place-provider.ts';
import { m } from '#web/paraglide/messages.js';
import type { GooglePlacesLibrary, GooglePrediction } from './google-places-api.ts';
import { loadGooglePlaces } from './google-script.ts';

/** Prefers places within this distance of the city's centre. */
const nearMetres = 50_000;

/** Google's place suggestions. The script loads on the first request, and only once. */
export function createGooglePlaces(key: string): PlaceProvider {
  let loading: Promise<GooglePlacesLibrary> | undefined;
  let sessionToken: object | undefined;

  const locate = async (prediction: GooglePrediction): Promise<Place> => {
    // Google ends a billing session with the chosen place.
    sessionToken = undefined;
    const place = prediction.toPlace();
    await place.fetchFields({ fields: ['location'] });
    if (!place.location) throw new Error('a place without a location');
    const [longitude, latitude] = [place.location.lng(), place.location.lat()];
    const names = namesOf(prediction);
    return {
      ...names,
      coordinates: { type: 'Point', coordinates: [longitude, latitude] },
      area: nearestArea({ longitude, latitude }, names.label),
    };
  };

  return {
    suggest: async (input) => {
      loading ??= loadGooglePlaces(key);
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await loading;
      sessionToken ??= new AutocompleteSessionToken();
      const { country, centre } = currentCity();
      const region = country.toLowerCase();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: [region],
        includedPrimaryTypes: ['geocode'],
        locationBias: { center: { lat: centre.latitude, lng: centre.longitude }, radius: nearMetres },
        language: currentLanguage(),
        region,
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
