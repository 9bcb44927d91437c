import { LinkFailed } from '#web/components/layout/link-failed.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

/** The error page of a link from an alert email. */
export function AlertsFailed({ error }: { error: unknown }) {
  return (
    <LinkFailed
      error={error}
      dead={{ title: m.alerts_invalid(), text: m.alerts_invalid_text() }}
      failed={m.alerts_failed()}
    >
      <ButtonLink to="/properties">{m.alerts_browse()}</ButtonLink>
    </LinkFailed>
  );
}
