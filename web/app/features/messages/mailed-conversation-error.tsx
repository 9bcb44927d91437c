import { LinkError } from '#web/components/layout/link-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { m } from '#web/paraglide/messages.js';

/** The error page of a conversation opened from an email. */
export function MailedConversationError({ error }: { error: unknown }) {
  return (
    <LinkError
      error={error}
      deadStatus={404}
      dead={{ title: m.alerts_invalid(), text: routeFailureText(error) ?? m.alerts_invalid_text() }}
      failed={m.conversation_failed()}
    >
      <ButtonLink to="/login?from=%2Fdashboard%2Fmessages">{m.conversation_log_in()}</ButtonLink>
    </LinkError>
  );
}
