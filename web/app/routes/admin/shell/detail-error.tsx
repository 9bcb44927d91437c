import { isRouteErrorResponse } from 'react-router';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { RouteFailure } from '#web/lib/api/route-data.ts';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from './back-link.tsx';

interface Texts {
  /** The text for a 404. */
  missing: () => string;
  /** The link to the list. */
  to: string;
  back: () => string;
}

/** The error boundary of a listing, user or report. */
export const detailError =
  (texts: Texts) =>
  ({ error }: { error: unknown }) => <DetailError error={error} {...texts} />;

function DetailError({ error, missing, to, back }: Texts & { error: unknown }) {
  const response = isRouteErrorResponse(error) ? error : undefined;
  const failure = response?.data as RouteFailure | null | undefined;
  const isMissing = response?.status === 404;
  return (
    <div className="grid max-w-2xl gap-6">
      <BackLink to={to}>{back()}</BackLink>
      <h1 className="sr-only">{isMissing ? m.admin_not_found() : m.admin_error()}</h1>
      {isMissing ? (
        <EmptyState title={m.admin_not_found()} text={missing()} />
      ) : (
        <ErrorState
          title={m.admin_error()}
          text={failure?.message || m.admin_error_text()}
          onRetry={() => window.location.reload()}
          retryText={m.admin_try_again()}
        />
      )}
    </div>
  );
}
