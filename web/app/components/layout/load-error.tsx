import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { RouteFailure } from '#web/lib/api/route-data.ts';

/** The error page of a screen, with the server's text if there is one and a button to try again. */
export function LoadError({ error, title }: { error: unknown; title: string }) {
  const { revalidate } = useRevalidator();
  const text = isRouteErrorResponse(error) ? (error.data as RouteFailure | null)?.message : undefined;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorState title={title} text={text} onRetry={revalidate} />
    </>
  );
}
