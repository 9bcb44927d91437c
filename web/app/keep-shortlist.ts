import type { ToWorker } from '@thikana/contract/service-worker-messages';
import { shortlist } from './lib/device/saved-listings.ts';
import { keptListings } from './lib/offline/kept-listings.ts';

/** Has the service worker keep the listings of the shortlist, now and after each change. */
export async function keepShortlist(tell: (message: ToWorker) => void): Promise<void> {
  let last = '';
  const keep = async () => {
    const ids = shortlist.get().map(({ id }) => id);
    if (ids.join() === last || !navigator.onLine) return;
    last = ids.join();
    const listings = await keptListings(ids).catch(() => undefined);
    if (listings) tell({ kind: 'shortlist', listings });
    else last = '';
  };
  shortlist.subscribe(() => void keep());
  window.addEventListener('online', () => void keep());
  await keep();
}
