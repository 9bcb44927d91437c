import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';

interface Failure {
  error: unknown;
}

/** The error boundary of a screen: the server's text, if there is one, and a button to try again. */
export const loadError =
  (title: () => string) =>
  ({ error }: Failure) => <LoadError error={error} title={title()} />;

function LoadError({ error, title }: Failure & { title: string }) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorState title={title} text={routeFailureText(error)} onRetry={revalidate} />
    </>
  );
}
