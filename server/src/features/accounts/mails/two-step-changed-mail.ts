import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface TwoStepChange {
  siteName: string;
  name: string;
  to: 'on' | 'off';
  changedAt: Date;
  /** The page to request a new password. */
  link: string;
}

export function twoStepChangedMail({ siteName, name, to, changedAt, link }: TwoStepChange): Mail {
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.two_step_changed_subject({ to, site }),
    preheader: m.two_step_changed_preheader(),
    heading: m.two_step_changed_heading({ to }),
    body: [
      greeting(name),
      m.two_step_changed_text({ to, site, time: timeOfMail(changedAt) }),
      m.two_step_changed_meaning({ to }),
      m.two_step_changed_not_you(),
    ],
    button: { label: m.account_not_me(), link },
    notes: [],
  });
}
