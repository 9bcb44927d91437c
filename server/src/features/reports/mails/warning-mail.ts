import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Warning extends Recipient {
  /** The name of what was reported. */
  label: string;
  reason: string;
}

export function warningMail({ label, reason, ...recipient }: Warning): Mail {
  return letter(recipient, {
    subject: m.warning_subject({ site: recipient.siteName }),
    preheader: m.mail_reason_short({ reason }),
    heading: m.warning_heading(),
    body: [
      m.warning_text(),
      { quote: label },
      { caption: m.warning_caption(), quote: reason },
      m.warning_next(),
    ],
    button: m.mail_contact_us(),
    notes: [m.warning_mistake()],
  });
}
