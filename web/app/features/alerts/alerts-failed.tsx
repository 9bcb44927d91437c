import { Link2Off } from 'lucide-react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { MessagePage } from '#web/components/layout/message-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { routeFailureText } from '#web/lib/route-failure.ts';
import { m } from '#web/paraglide/messages.js';

/** Why a page that a mail leads to cannot be shown. */
export function LinkFailed({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 400) {
    return (
      <MessagePage
        icon={<Link2Off aria-hidden size={34} />}
        title={m.alerts_invalid()}
        text={m.alerts_invalid_text()}
      >
        <ButtonLink to="/properties">{m.alerts_browse()}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <div className="container-page max-w-2xl py-16">
      <ErrorState title={m.alerts_failed()} text={routeFailureText(error)} onRetry={revalidate} />
    </div>
  );
}
