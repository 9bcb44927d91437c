import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface AccountBan extends Recipient {
  reason: string;
}

export function accountBannedMail({ reason, ...recipient }: AccountBan): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.account_banned_subject({ site }),
    preheader: m.mail_reason_short({ reason }),
    heading: m.account_banned_heading(),
    body: [
      m.account_banned_text({ site }),
      { caption: m.mail_reason(), quote: reason },
      m.account_banned_mistake(),
    ],
    button: m.mail_contact_us(),
    notes: [],
  });
}
