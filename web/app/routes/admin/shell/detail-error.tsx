import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { RouteFailure } from '#web/lib/api/route-data.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  error: unknown;
  /** The text for a 404. */
  missing: string;
  back: ReactNode;
}

/** The error page of a listing or user. */
export function DetailError({ error, missing, back }: Props) {
  const response = isRouteErrorResponse(error) ? error : undefined;
  const failure = response?.data as RouteFailure | null | undefined;
  const isMissing = response?.status === 404;
  return (
    <div className="grid max-w-2xl gap-6">
      {back}
      <h1 className="sr-only">{isMissing ? m.admin_not_found() : m.admin_error()}</h1>
      {isMissing ? (
        <EmptyState title={m.admin_not_found()} text={missing} />
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
