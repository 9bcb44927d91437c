import { areas } from '@thikana/contract/areas';
import { type Site, suggestPlaces, viewSite } from '@thikana/contract/site';
import { bind } from '../../http/binding.ts';
import type { PlaceProvider } from '../../platform/places/places.ts';
import { siteCounters } from './counters.ts';

interface SiteDependencies {
  site: Pick<Site, 'name' | 'contactEmail' | 'contactPhones' | 'contactLocation'>;
  places: PlaceProvider;
  countListings: () => Promise<number>;
  countUsers: () => Promise<number>;
}

/** What every page says of the site, and the places that people may choose. */
export function siteFeature({ site, places, countListings, countUsers }: SiteDependencies) {
  return {
    bindings: [
      bind(
        viewSite,
        async () => {
          const [listings, customers] = await Promise.all([countListings(), countUsers()]);
          const { name, contactEmail, contactPhones, contactLocation } = site;
          return {
            name,
            contactEmail,
            contactPhones,
            contactLocation,
            counters: siteCounters({ listings, customers, areas: areas.length }),
          };
        },
        // Not on `listings`: the counters move by tens, and every page carries them.
        { dependsOn: () => ['site'] },
      ),
      bind(suggestPlaces, async ({ query }) => ({ places: await places.suggest(query.q) }), {
        limits: [{ points: 600, windowSeconds: 600, by: 'address' }],
      }),
    ],
  };
}
