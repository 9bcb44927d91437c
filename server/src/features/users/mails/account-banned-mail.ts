import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface AccountBan {
  siteName: string;
  name: string;
  reason: string;
  /** The contact page of the site. */
  link: string;
}

export function accountBannedMail({ siteName, name, reason, link }: AccountBan): Mail {
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.account_banned_subject({ site }),
    preheader: m.mail_reason_short({ reason }),
    heading: m.account_banned_heading(),
    body: [
      greeting(name),
      m.account_banned_text({ site }),
      { caption: m.mail_reason(), quote: reason },
      m.account_banned_mistake(),
    ],
    button: { label: m.mail_contact_us(), link },
    notes: [],
  });
}
