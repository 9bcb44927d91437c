import { Link2Off } from 'lucide-react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { MessagePage } from '#web/components/layout/message-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { routeFailureText } from '#web/lib/route-failure.ts';
import { m } from '#web/paraglide/messages.js';

/** Why the conversation that a mail leads to cannot be shown. */
export function MailedTalkFailed({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <div role="alert">
        <MessagePage
          icon={<Link2Off aria-hidden size={34} />}
          title={m.talk_failed()}
          text={routeFailureText(error) ?? m.alerts_invalid_text()}
        >
          <ButtonLink to="/login?from=%2Fdashboard%2Fmessages">{m.talk_log_in()}</ButtonLink>
        </MessagePage>
      </div>
    );
  }
  return (
    <div className="container-page max-w-2xl py-16">
      <h1 className="sr-only">{m.inbox_title()}</h1>
      <ErrorState title={m.talk_failed()} text={routeFailureText(error)} onRetry={revalidate} />
    </div>
  );
}
