import { useEffect, useState } from 'react';
import type { PlaceProvider, PlaceSuggestions } from './place-provider.ts';

const typingPauseMilliseconds = 250;

interface Suggestions extends PlaceSuggestions {
  /** The text that these places were suggested for. */
  of: string;
  hasFailed: boolean;
}

const nothing: Suggestions = { places: [], of: '', hasFailed: false };

/** Suggests places for a text, debounced; returns none while `active` is false. */
export function usePlaceSuggestions(
  provider: PlaceProvider,
  text: string,
  active: boolean,
): Suggestions & { isWaiting: boolean } {
  const [suggestions, setSuggestions] = useState(nothing);
  const query = active ? text.trim().slice(0, 100) : '';

  useEffect(() => {
    if (query === '') {
      setSuggestions(nothing);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      provider.suggest(query).then(
        (answer) => isCurrent && setSuggestions({ ...answer, of: query, hasFailed: false }),
        () => isCurrent && setSuggestions({ places: [], of: query, hasFailed: true }),
      );
    }, typingPauseMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, provider]);

  return { ...suggestions, isWaiting: query !== '' && query !== suggestions.of };
}
