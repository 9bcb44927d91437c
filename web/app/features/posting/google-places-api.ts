/** The part of the Google Maps Places library that is used. */
export interface GooglePlacesLibrary {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(
      request: GoogleSuggestionsRequest,
    ): Promise<{ suggestions: GoogleSuggestion[] }>;
  };
  /** Groups the requests while typing and the chosen place into one billing session. */
  AutocompleteSessionToken: new () => object;
}

interface GoogleSuggestionsRequest {
  input: string;
  includedRegionCodes: string[];
  includedPrimaryTypes: string[];
  locationBias: { center: { lat: number; lng: number }; radius: number };
  language: string;
  region: string;
  sessionToken: object;
}

interface GoogleSuggestion {
  placePrediction: GooglePrediction | null;
}

export interface GooglePrediction {
  text: { text: string };
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace(): GooglePlace;
}

interface GooglePlace {
  fetchFields(request: { fields: string[] }): Promise<unknown>;
  location?: { lat(): number; lng(): number } | null;
}

declare global {
  interface Window {
    google?: { maps: { importLibrary(name: 'places'): Promise<GooglePlacesLibrary> } };
    /** The callback of Google's script. */
    onGoogleMapsLoad?: (() => void) | undefined;
  }
}
