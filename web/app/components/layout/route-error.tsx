import { CloudOff, Hourglass, MapPinOff, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { m } from '#web/paraglide/messages.js';
import { MessagePage } from './message-page.tsx';

/** The error page of a route: what went wrong and what to do next. */
export function RouteError({ error, below }: { error: unknown; below?: ReactNode }) {
  const { Icon, title, text, canRetry } = describeError(error);
  const { revalidate, state } = useRevalidator();
  useRetry(error, canRetry, revalidate);

  return (
    <MessagePage icon={<Icon size={34} />} title={title} text={text} below={below}>
      {canRetry && (
        <Button busy={state === 'loading'} onClick={() => revalidate()}>
          {m.error_retry()}
        </Button>
      )}
      <ButtonLink to="/properties" variant={canRetry ? 'secondary' : 'primary'}>
        {m.error_browse()}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary">
        {m.error_home()}
      </ButtonLink>
    </MessagePage>
  );
}

const retrySeconds = 5;

/** Tries again when the connection is back, and for errors of the connection every five seconds while it should be there. */
function useRetry(error: unknown, canRetry: boolean, revalidate: () => void): void {
  useWhenOnline(canRetry ? revalidate : undefined);
  useEffect(() => {
    if (!canRetry || !isConnectionError(error)) return;
    // Browsers often say that they are online a moment before a request succeeds.
    const timer = setInterval(() => navigator.onLine && revalidate(), retrySeconds * 1000);
    return () => clearInterval(timer);
  }, [error, canRetry, revalidate]);
}

const codeOf = ({ data }: { data: unknown }) => (data as { code?: string } | null)?.code;

function isConnectionError(error: unknown): boolean {
  const code = isRouteErrorResponse(error) && codeOf(error);
  return code === 'offline' || code === 'unreachable';
}

export function describeError(error: unknown) {
  if (isRouteErrorResponse(error)) {
    const code = codeOf(error);
    if (code === 'offline')
      return {
        Icon: CloudOff,
        title: m.error_offline_title(),
        text: m.error_offline_text(),
        canRetry: true,
      };
    if (code === 'unreachable')
      return {
        Icon: CloudOff,
        title: m.error_unreachable_title(),
        text: m.error_unreachable_text(),
        canRetry: true,
      };
    if (error.status === 404)
      return {
        Icon: MapPinOff,
        title: m.error_not_found_title(),
        text: m.error_not_found_text(),
        canRetry: false,
      };
    if (error.status === 503)
      return {
        Icon: Hourglass,
        title: m.error_unavailable_title(),
        text: m.error_unavailable_text(),
        canRetry: true,
      };
  }
  return { Icon: TriangleAlert, title: m.error_failed_title(), text: m.error_failed_text(), canRetry: true };
}
