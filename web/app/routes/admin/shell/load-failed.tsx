import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { RouteFailure } from '#web/lib/api/route-data.ts';

/** A screen whose data could not be fetched: in the server's words where it gave some, and another try. */
export function LoadFailed({ error, title }: { error: unknown; title: string }) {
  const { revalidate } = useRevalidator();
  const text = isRouteErrorResponse(error) ? (error.data as RouteFailure | null)?.message : undefined;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorState title={title} text={text} onRetry={revalidate} />
    </>
  );
}
