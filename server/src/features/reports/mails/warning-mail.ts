import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Warning {
  siteName: string;
  name: string;
  /** The name of what was reported. */
  label: string;
  reason: string;
  /** The contact page of the site. */
  link: string;
}

export function warningMail({ siteName, name, label, reason, link }: Warning): Mail {
  return composeMail({
    siteName,
    subject: m.warning_subject({ site: siteName }),
    preheader: m.mail_reason_short({ reason }),
    heading: m.warning_heading(),
    body: [
      greeting(name),
      m.warning_text(),
      { quote: label },
      { caption: m.warning_caption(), quote: reason },
      m.warning_next(),
    ],
    button: { label: m.mail_contact_us(), link },
    notes: [m.warning_mistake()],
  });
}
