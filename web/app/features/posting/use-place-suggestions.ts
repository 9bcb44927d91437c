import { type Place, suggestPlaces } from '@thikana/contract/site';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';

const typingPauseMilliseconds = 250;

interface Suggestions {
  places: readonly Place[];
  /** The text that the places answer to. */
  of: string;
  hasFailed: boolean;
}

const nothing: Suggestions = { places: [], of: '', hasFailed: false };

/** Places that resemble the text, once typing pauses; none while `active` is false. */
export function usePlaceSuggestions(text: string, active: boolean): Suggestions {
  const [suggestions, setSuggestions] = useState(nothing);
  const query = active ? text.trim().slice(0, 100) : '';

  useEffect(() => {
    if (query === '') {
      setSuggestions(nothing);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      call(suggestPlaces, { query: { q: query } }).then(
        ({ places }) => isCurrent && setSuggestions({ places, of: query, hasFailed: false }),
        () => isCurrent && setSuggestions({ places: [], of: query, hasFailed: true }),
      );
    }, typingPauseMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);

  return suggestions;
}
