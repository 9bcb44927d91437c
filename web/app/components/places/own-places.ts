import { suggestPlaces } from '@thikana/contract/site';
import { call } from '#web/lib/api/api.ts';
import type { PlaceProvider } from './place-provider.ts';

/** The places that this site's own server suggests. */
export const ownPlaces: PlaceProvider = {
  suggest: async (text) => {
    const { places } = await call(suggestPlaces, { query: { q: text } });
    return {
      places: places.map((place) => ({
        label: place.label,
        detail: place.detail,
        locate: async () => place,
      })),
    };
  },
};
