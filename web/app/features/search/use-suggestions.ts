import { type SuggestedSearches, suggestSearches } from '@thikana/contract/search/search';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { learnLandmarks } from '#web/lib/documents/learn-landmarks.ts';

const typingPauseMilliseconds = 150;
const leastLetters = 2;

/** Suggests searches, debounced; the last suggestions stay until the next ones arrive. */
export function useSuggestions(text: string, isActive: boolean): SuggestedSearches | undefined {
  const [suggested, setSuggested] = useState<SuggestedSearches>();
  const q = text.trim();
  const isAsked = isActive && q.length >= leastLetters;

  useEffect(() => {
    if (!isAsked) {
      setSuggested(undefined);
      return;
    }
    let isCurrent = true;
    const show = (answer: SuggestedSearches) => {
      setSuggested(answer);
      // A chosen one keeps its name.
      learnLandmarks(answer.landmarks.map(({ slug, label, names }) => ({ slug, name: label, names })));
    };
    const timer = setTimeout(() => {
      call(suggestSearches, { query: { q } }).then(
        (answer) => isCurrent && show(answer),
        // The search works without suggestions and shows its own errors.
        () => isCurrent && setSuggested(undefined),
      );
    }, typingPauseMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q, isAsked]);

  return suggested;
}
