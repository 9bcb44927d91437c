import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface TestMail extends Recipient {
  sentAt: Date;
}

export function testMail({ sentAt, ...recipient }: TestMail): Mail {
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.test_mail_subject({ site }),
    preheader: m.test_mail_preheader({ site }),
    heading: m.test_mail_heading({ site }),
    body: [m.test_mail_text({ time: timeOfMail(sentAt) })],
    button: m.test_mail_button(),
    notes: [m.test_mail_spam()],
  });
}
