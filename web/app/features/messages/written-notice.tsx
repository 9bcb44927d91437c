import { expiry } from '@thikana/contract/expiry';
import { Button } from '#web/components/ui/button.tsx';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** Says that the link in the email sends the message. The address is unknown without scripts. */
export function WrittenNotice({ email, onAgain }: { email?: string; onAgain?: () => void }) {
  const hours = expiry.unconfirmedMessageHours;
  return (
    <SentNotice thanks={m.write_mailed()}>
      <p>{email ? m.write_mailed_to({ email, hours }) : m.write_mailed_text({ hours })}</p>
      <p className="text-ink-soft">{m.write_mailed_missing()}</p>
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          {m.write_again()}
        </Button>
      )}
    </SentNotice>
  );
}
