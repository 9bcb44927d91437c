import { viewYourListings } from '@thikana/contract/listings';
import { loadError } from '#web/components/layout/load-error.tsx';
import { OwnListings } from '#web/features/dashboard/own-listings.tsx';
import { OwnListingsSkeleton } from '#web/features/dashboard/own-listings-skeleton.tsx';
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
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl">{m.mine_title()}</h1>
      <OwnListings listings={loaderData.listings} />
    </>
  );
}

export const ErrorBoundary = loadError(m.mine_fetch_failed);
