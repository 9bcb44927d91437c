import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface ReusedSession extends Recipient {
  startedAt: Date;
  usedAt: Date;
}

export function sessionReusedMail({ startedAt, usedAt, ...recipient }: ReusedSession): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.session_reused_subject({ site }),
    preheader: m.session_reused_preheader(),
    heading: m.session_reused_heading(),
    body: [
      m.session_reused_text({ site, time: timeOfMail(usedAt), started: timeOfMail(startedAt) }),
      m.session_reused_not_you(),
    ],
    button: m.account_not_me(),
    notes: [m.session_reused_restored()],
  });
}
