import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface ClosedAccount {
  siteName: string;
  name: string;
  /** The contact page of the site. */
  link: string;
}

export function accountClosedMail({ siteName, name, link }: ClosedAccount): Mail {
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.account_closed_subject({ site }),
    preheader: m.account_closed_preheader(),
    heading: m.account_closed_heading(),
    body: [greeting(name), m.account_closed_text({ site }), m.account_closed_unexpected()],
    button: { label: m.mail_contact_us(), link },
    notes: [m.account_closed_last_email()],
  });
}
