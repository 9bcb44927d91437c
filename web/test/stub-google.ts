import { vi } from 'vitest';
import type { GooglePlacesLibrary } from '#web/features/posting/google-places-api.ts';

type Request = Parameters<GooglePlacesLibrary['AutocompleteSuggestion']['fetchAutocompleteSuggestions']>[0];

const naxalbari = {
  names: ['Naxalbari', 'West Bengal, India'],
  latitude: 26.6836,
  longitude: 88.2206,
} as const;
const matigaraMarket = {
  names: ['Matigara Market', 'Siliguri, West Bengal, India'],
  latitude: 26.7301,
  longitude: 88.3832,
} as const;

/** Replaces Google: intercepts the script element and acts as its Places library. */
export function stubGoogle({ failures = 0 } = {}) {
  const scripts: URL[] = [];
  const requests: Request[] = [];
  const fetched: string[][] = [];
  const service = { isAway: false };

  const suggestion = ({ names, latitude, longitude }: typeof naxalbari | typeof matigaraMarket) => ({
    placePrediction: {
      text: { text: names.join(', ') },
      mainText: { text: names[0] },
      secondaryText: { text: names[1] },
      toPlace: () => ({
        location: { lat: () => latitude, lng: () => longitude },
        async fetchFields({ fields }: { fields: string[] }) {
          if (service.isAway) throw new Error('no answer');
          fetched.push(fields);
        },
      }),
    },
  });

  const library = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request: Request) {
        requests.push(request);
        if (service.isAway) throw new Error('no answer');
        const suggestions = [suggestion(matigaraMarket), { placePrediction: null }, suggestion(naxalbari)];
        return { suggestions };
      },
    },
  } satisfies GooglePlacesLibrary;

  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    scripts.push(new URL(script.src));
    if (scripts.length <= failures) return script.onerror?.(new Event('error'));
    vi.stubGlobal('google', { maps: { importLibrary: async () => library } });
    window.onGoogleMapsLoad?.();
  });

  return { scripts, requests, fetched, service };
}
