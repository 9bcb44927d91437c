import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { m } from '#web/paraglide/messages.js';

/** The error page of a listing to edit or copy. */
export function PostUnavailable({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  // The server answers 400 for an id of the wrong format.
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        title={m.edit_not_found()}
        text={m.edit_not_found_text()}
        action={<ButtonLink to="/dashboard/view-your-listings">{m.edit_to_listings()}</ButtonLink>}
      />
    );
  }
  return <ErrorState title={m.edit_fetch_failed()} text={routeFailureText(error)} onRetry={revalidate} />;
}
