import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface PasswordChange extends Recipient {
  changedAt: Date;
}

export function passwordChangedMail({ changedAt, ...recipient }: PasswordChange): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.password_changed_subject({ site }),
    preheader: m.password_changed_preheader(),
    heading: m.password_changed_heading(),
    body: [m.password_changed_text({ site, time: timeOfMail(changedAt) }), m.password_changed_not_you()],
    button: m.account_not_me(),
    notes: [m.password_changed_advice()],
  });
}
