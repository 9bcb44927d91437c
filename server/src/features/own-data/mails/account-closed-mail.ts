import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function accountClosedMail(recipient: Recipient): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.account_closed_subject({ site }),
    preheader: m.account_closed_preheader(),
    heading: m.account_closed_heading(),
    body: [m.account_closed_text({ site }), m.account_closed_unexpected()],
    button: m.mail_contact_us(),
    notes: [m.account_closed_last_email()],
  });
}
