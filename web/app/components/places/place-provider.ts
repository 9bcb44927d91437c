import type { Place } from '@thikana/contract/site';

export interface PlaceSuggestion {
  label: string;
  /** What tells it from places of the same name. */
  detail: string;
  /** The whole place, once it is chosen: some providers tell where a place is only then. */
  locate(): Promise<Place>;
}

export interface PlaceSuggestions {
  places: readonly PlaceSuggestion[];
  /** Said below the suggestions: whose they are, where that is not this site as usual. */
  note?: string | undefined;
}

export interface PlaceProvider {
  /** Places that resemble the text, best first. */
  suggest(text: string): Promise<PlaceSuggestions>;
}

/** The first provider, and whenever it fails the second, with a note that says so. */
export function withFallback(first: PlaceProvider, second: PlaceProvider, note: string): PlaceProvider {
  return {
    suggest: (text) => first.suggest(text).catch(async () => ({ ...(await second.suggest(text)), note })),
  };
}
