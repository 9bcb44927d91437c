import { viewYourListings } from '@thikana/contract/listings';
import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { OwnListings } from '#web/features/dashboard/own-listings.tsx';
import { OwnListingsSkeleton } from '#web/features/dashboard/own-listings-skeleton.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/view-your-listings';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.mine_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, async (call) => {
  const { postArray } = await call(viewYourListings, {});
  return { listings: postArray };
});

export function HydrateFallback() {
  return <OwnListingsSkeleton />;
}

export default function ViewYourListingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl">{m.mine_title()}</h1>
      <OwnListings listings={loaderData.listings} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  return <ErrorState title={m.mine_fetch_failed()} text={routeFailureText(error)} onRetry={revalidate} />;
}
