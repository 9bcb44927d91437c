import { viewYourListings } from '@thikana/contract/own-listings';
import { useLocation } from 'react-router';
import { loadError } from '#web/components/layout/load-error.tsx';
import { OwnListings } from '#web/features/dashboard/own-listings.tsx';
import { OwnListingsSkeleton } from '#web/features/dashboard/own-listings-skeleton.tsx';
import { PostedCard } from '#web/features/dashboard/posted-card.tsx';
import { readPosted } from '#web/features/posting/posted-state.ts';
import { ShareListing } from '#web/features/promotion/share-listing.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.mine_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, async (call) => {
  const { postArray } = await call(viewYourListings, {});
  return { listings: postArray };
});

export const HydrateFallback = OwnListingsSkeleton;

export default function ViewYourListingsPage({ loaderData }: PageProps<typeof clientLoader>) {
  const posted = readPosted(useLocation().state);
  const listing = loaderData.listings.find(({ _id: id }) => id === posted?.postedId);
  return (
    <>
      {posted && listing?.approvalStatus === 'pending' && (
        <PostedCard usualReviewMinutes={posted.usualReviewMinutes}>
          <ShareListing listing={listing} />
        </PostedCard>
      )}
      <h1 className="mb-4 font-semibold text-title">{m.mine_title()}</h1>
      <OwnListings listings={loaderData.listings} share={(listing) => <ShareListing listing={listing} />} />
    </>
  );
}

export const ErrorBoundary = loadError(m.mine_fetch_failed);
