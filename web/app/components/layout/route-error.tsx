import { isRouteErrorResponse } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

/** What a page says when it could not be shown, and what to do next. */
export function RouteError({ error }: { error: unknown }) {
  const { title, text, canRetry } = describe(error);
  return (
    <div className="mx-auto max-w-lg py-16 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-3 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {canRetry && <Button onClick={() => window.location.reload()}>{m.error_retry()}</Button>}
        <ButtonLink to="/properties" variant={canRetry ? 'secondary' : 'primary'}>
          {m.error_browse()}
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {m.error_home()}
        </ButtonLink>
      </div>
    </div>
  );
}

function describe(error: unknown): { title: string; text: string; canRetry: boolean } {
  if (isRouteErrorResponse(error)) {
    const code = (error.data as { code?: string } | null)?.code;
    if (code === 'offline')
      return { title: m.error_offline_title(), text: m.error_offline_text(), canRetry: true };
    if (error.status === 404)
      return { title: m.error_not_found_title(), text: m.error_not_found_text(), canRetry: false };
    if (error.status === 503) {
      return { title: m.error_unavailable_title(), text: m.error_unavailable_text(), canRetry: true };
    }
  }
  return { title: m.error_failed_title(), text: m.error_failed_text(), canRetry: true };
}
