/** What is used of the Places library of the Maps JavaScript API. */
export interface GooglePlacesLibrary {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(
      request: GoogleSuggestionsRequest,
    ): Promise<{ suggestions: GoogleSuggestion[] }>;
  };
  /** Joins what is asked while a person types, and the place that is chosen at last, into one session. */
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
    /** Called by the script of Google once it has loaded. */
    onGoogleMapsLoad?: (() => void) | undefined;
  }
}
