import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface NewLogin extends Recipient {
  loggedInAt: Date;
}

export function newLoginMail({ loggedInAt, ...recipient }: NewLogin): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.new_login_subject({ site }),
    preheader: m.new_login_preheader(),
    heading: m.new_login_heading(),
    body: [m.new_login_text({ site, time: timeOfMail(loggedInAt) }), m.new_login_not_you()],
    button: m.account_not_me(),
    notes: [m.new_login_private_window()],
  });
}
