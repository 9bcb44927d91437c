import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface NewLogin {
  siteName: string;
  name: string;
  loggedInAt: Date;
  /** The page to request a new password. */
  link: string;
}

export function newLoginMail({ siteName, name, loggedInAt, link }: NewLogin): Mail {
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.new_login_subject({ site }),
    preheader: m.new_login_preheader(),
    heading: m.new_login_heading(),
    body: [greeting(name), m.new_login_text({ site, time: timeOfMail(loggedInAt) }), m.new_login_not_you()],
    button: { label: m.account_not_me(), link },
    notes: [m.new_login_private_window()],
  });
}
