import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface PasswordChange {
  siteName: string;
  name: string;
  changedAt: Date;
  /** The page to request a new password. */
  link: string;
}

export function passwordChangedMail({ siteName, name, changedAt, link }: PasswordChange): Mail {
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.password_changed_subject({ site }),
    preheader: m.password_changed_preheader(),
    heading: m.password_changed_heading(),
    body: [
      greeting(name),
      m.password_changed_text({ site, time: timeOfMail(changedAt) }),
      m.password_changed_not_you(),
    ],
    button: { label: m.account_not_me(), link },
    notes: [m.password_changed_advice()],
  });
}
