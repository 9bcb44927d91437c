import { prepareRequest } from '@thikana/contract/client';
import { currentLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { viewListingCards } from '@thikana/contract/listing-cards';
import { type Listing, viewListing } from '@thikana/contract/listings';
import { viewSurroundings } from '@thikana/contract/search/surroundings';
import type { KeptListing } from '@thikana/contract/service-worker-messages';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { call } from '#web/lib/api/api.ts';
import { isLightData } from '#web/lib/device/light-data.ts';
import { smallRendition } from '#web/lib/format/small-rendition.ts';

const picturesOfEach = 3;

/** What the service worker keeps of these listings. */
export async function keptListings(ids: readonly string[]): Promise<KeptListing[]> {
  if (ids.length === 0) return [];
  const { listings } = await call(viewListingCards, { query: { ids: ids.join() } });
  return Promise.all(listings.map(keptListing));
}

async function keptListing(listing: Listing): Promise<KeptListing> {
  const params = { id: listing._id };
  const query = { phone: 'omit' } as const;
  const { listingDetails } = await call(viewListing, { params, query });
  const path = listingPath(listing);
  const isLight = isLightData();
  const forms = isLight ? [] : [`/report/listing/${listing._id}`, `/write/${listing._id}`];
  const photos = isLight ? [] : listingDetails.gallery.slice(0, picturesOfEach);
  return {
    documents: [path, ...forms].map((each) => pathIn(each, currentLanguage())),
    others: [
      prepareRequest<typeof viewListing>(viewListing, { params, query }, '', null).url,
      prepareRequest<typeof viewSurroundings>(viewSurroundings, { params }, '', null).url,
      ...photos.map(smallRendition),
    ],
  };
}
