import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface TwoStepChange extends Recipient {
  to: 'on' | 'off';
  changedAt: Date;
}

export function twoStepChangedMail({ to, changedAt, ...recipient }: TwoStepChange): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.two_step_changed_subject({ to, site }),
    preheader: m.two_step_changed_preheader(),
    heading: m.two_step_changed_heading({ to }),
    body: [
      m.two_step_changed_text({ to, site, time: timeOfMail(changedAt) }),
      m.two_step_changed_meaning({ to }),
      m.two_step_changed_not_you({ to }),
    ],
    button: m.account_not_me(),
    notes: [],
  });
}
