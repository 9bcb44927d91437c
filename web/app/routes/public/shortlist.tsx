import { type Call, NetworkError } from '@thikana/contract/client';
import { viewListingCards } from '@thikana/contract/listing-cards';
import type { Listing } from '@thikana/contract/listings';
import { type RemovedListing, viewRemovedListing } from '@thikana/contract/removed-listings';
import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { ListingCard } from '#web/features/listings/listing-card.tsx';
import { SavedSearches } from '#web/features/shortlist/saved-searches.tsx';
import { ShortlistFrame } from '#web/features/shortlist/shortlist-frame.tsx';
import { ShortlistScreen } from '#web/features/shortlist/shortlist-screen.tsx';
import { ShortlistSkeleton } from '#web/features/shortlist/shortlist-skeleton.tsx';
import { publicClientLoader } from '#web/lib/api/route-data.ts';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { shortlist, viewed } from '#web/lib/device/saved-listings.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { ErrorProps, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.shortlist_title);

/** The saved and viewed listings of the device, in their current state. */
async function load(call: Call) {
  const asked = [...new Set([...shortlist.get(), ...viewed.get()].map(({ id }) => id))];
  if (asked.length === 0) return { asked, listings: [], removed: new Map<string, RemovedListing>() };
  const find = (ids: readonly string[]) => call(viewListingCards, { query: { ids: ids.join() } });
  const found = await find(asked).catch((error: unknown) => {
    // Without a connection, the answer for the shortlist alone is kept.
    const kept = shortlist.get().map(({ id }) => id);
    if (!(error instanceof NetworkError) || kept.length === 0) throw error;
    return find(kept);
  });
  return { asked, ...found, removed: await findRemoved(call, found.listings) };
}

/** What became of the listings on the shortlist that are no longer public. Hidden ones have no answer. */
async function findRemoved(call: Call, listings: readonly Listing[]) {
  const gone = shortlist.get().filter(({ id }) => !listings.some(({ _id }) => _id === id));
  const removed = new Map<string, RemovedListing>();
  await Promise.all(
    gone.map(async ({ id }) => {
      const answer = await call(viewRemovedListing, { params: { id } }).catch(() => undefined);
      if (answer) removed.set(id, answer);
    }),
  );
  return removed;
}

// Only the browser knows which listings to load.
export const clientLoader = publicClientLoader(load);

export function HydrateFallback() {
  return (
    <ShortlistFrame>
      <ShortlistSkeleton />
    </ShortlistFrame>
  );
}

export default function Shortlist({ loaderData }: PageProps<typeof clientLoader>) {
  return (
    <ShortlistFrame>
      <ShortlistScreen
        found={loaderData}
        cardOf={(listing) => <ListingCard listing={listing} saysPurpose />}
      />
      <SavedSearches />
    </ShortlistFrame>
  );
}

export function ErrorBoundary({ error }: ErrorProps) {
  const { revalidate } = useRevalidator();
  return (
    <ShortlistFrame>
      <ErrorState title={m.shortlist_failed()} text={routeFailureText(error)} onRetry={revalidate} />
    </ShortlistFrame>
  );
}
