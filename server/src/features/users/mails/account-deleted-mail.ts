import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function accountDeletedMail(recipient: Recipient): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.account_deleted_subject({ site }),
    preheader: m.account_deleted_preheader(),
    heading: m.account_deleted_heading(),
    body: [m.account_deleted_text({ site }), m.account_deleted_unexpected()],
    button: m.mail_contact_us(),
    notes: [m.account_deleted_last_email()],
  });
}
