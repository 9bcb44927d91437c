import { nearestArea } from '@thikana/contract/distance';
import type { Place } from '@thikana/contract/site';
import type { PlaceProvider } from '#web/components/places/place-provider.ts';
import { m } from '#web/paraglide/messages.js';
import type { GooglePlacesLibrary, GooglePrediction } from './google-places-api.ts';
import { loadGooglePlaces } from './google-script.ts';

const onlyInIndia = { includedRegionCodes: ['in'], includedPrimaryTypes: ['geocode'] };
/** Preferred among equals: what lies within 50 km of Siliguri. */
const nearSiliguri = { center: { lat: 26.712, lng: 88.429 }, radius: 50_000 };

/** The places of Google. Nothing is loaded before the first question, and the script only once. */
export function createGooglePlaces(key: string, load = loadGooglePlaces): PlaceProvider {
  let loading: Promise<GooglePlacesLibrary> | undefined;
  let sessionToken: object | undefined;

  const locate = async (prediction: GooglePrediction): Promise<Place> => {
    // Google counts a session up to the place that is chosen.
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
