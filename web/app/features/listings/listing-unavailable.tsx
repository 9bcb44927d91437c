import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { m } from '#web/paraglide/messages.js';

/** Why a listing's page cannot be shown. */
export function ListingUnavailable({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400);
  return (
    <div className="container-page max-w-2xl py-16">
      <h1 className="sr-only">{isMissing ? m.detail_not_found() : m.detail_failed()}</h1>
      {isMissing ? (
        <EmptyState
          title={m.detail_not_found()}
          text={m.detail_not_found_text()}
          action={<ButtonLink to="/properties">{m.detail_back()}</ButtonLink>}
        />
      ) : (
        <ErrorState
          title={m.detail_failed()}
          onRetry={() => window.location.reload()}
          retryText={m.detail_try_again()}
        />
      )}
    </div>
  );
}
