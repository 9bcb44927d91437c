import type { RemovedListing } from '@thikana/contract/removed-listings';
import { House } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { MessagePage } from '#web/components/layout/message-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { latePart } from '#web/components/ui/late-part.tsx';
import type { RouteFailure } from '#web/lib/api/route-data.ts';
import { getSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

// Loaded for listings that were removed; documents include it.
const ListingRemoved = latePart(
  import.meta.env.SSR && (await import('./listing-removed.tsx')),
  () => import('./listing-removed.tsx'),
  () => true,
);

/** The failure of a load when the listing existed and was removed. */
export interface RemovedFailure extends RouteFailure {
  removed: RemovedListing;
}

let askedAgainFor: string | undefined;

/** The error page of a listing. */
export function ListingUnavailable({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400);

  // Documents are anonymous. A logged-in user may see more, such as their own pending listing, so the browser tries
  // again.
  useEffect(() => {
    if (!isMissing || !getSession() || askedAgainFor === window.location.pathname) return;
    askedAgainFor = window.location.pathname;
    revalidate();
  }, [isMissing, revalidate]);

  if (isRouteErrorResponse(error) && error.status === 410)
    return <ListingRemoved removed={(error.data as RemovedFailure).removed} />;
  if (isMissing)
    return (
      <MessagePage icon={<House size={34} />} title={m.detail_not_found()} text={m.detail_not_found_text()}>
        <ButtonLink to="/properties">{m.detail_back()}</ButtonLink>
      </MessagePage>
    );
  return (
    <div className="container-page max-w-2xl py-16">
      <h1 className="sr-only">{m.detail_failed()}</h1>
      <ErrorState
        title={m.detail_failed()}
        onRetry={() => window.location.reload()}
        retryText={m.detail_try_again()}
      />
    </div>
  );
}
