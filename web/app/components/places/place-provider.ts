import type { Place } from '@thikana/contract/site';

export interface PlaceSuggestion {
  label: string;
  /** Distinguishes it from places of the same name. */
  detail: string;
  /** The place with its position. Some providers return the position only for the chosen suggestion. */
  locate(): Promise<Place>;
}

export interface PlaceSuggestions {
  places: readonly PlaceSuggestion[];
  /** Shown below the suggestions when they come from a source other than the usual one. */
  note?: string | undefined;
}

export interface PlaceProvider {
  /** Places similar to the text, best match first. */
  suggest(text: string): Promise<PlaceSuggestions>;
}

/** Uses `second` whenever `first` fails, with a note that says so. */
export function withFallback(first: PlaceProvider, second: PlaceProvider, note: string): PlaceProvider {
  return {
    suggest: (text) => first.suggest(text).catch(async () => ({ ...(await second.suggest(text)), note })),
  };
}
