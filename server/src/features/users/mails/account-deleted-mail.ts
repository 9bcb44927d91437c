import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface DeletedAccount {
  siteName: string;
  name: string;
  /** The contact page of the site. */
  link: string;
}

export function accountDeletedMail({ siteName, name, link }: DeletedAccount): Mail {
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.account_deleted_subject({ site }),
    preheader: m.account_deleted_preheader(),
    heading: m.account_deleted_heading(),
    body: [greeting(name), m.account_deleted_text({ site }), m.account_deleted_unexpected()],
    button: { label: m.mail_contact_us(), link },
    notes: [m.account_deleted_last_email()],
  });
}
