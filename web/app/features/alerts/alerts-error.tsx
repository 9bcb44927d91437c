import { LinkError } from '#web/components/layout/link-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

/** The error page of a link from an alert email. */
export function AlertsError({ error }: { error: unknown }) {
  return (
    <LinkError
      error={error}
      dead={{ title: m.alerts_invalid(), text: m.alerts_invalid_text() }}
      failed={m.alerts_failed()}
    >
      <ButtonLink to="/properties">{m.alerts_browse()}</ButtonLink>
    </LinkError>
  );
}
