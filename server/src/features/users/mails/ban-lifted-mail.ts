import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function banLiftedMail(recipient: Recipient): Mail {
  return letter(recipient, {
    subject: m.ban_lifted_subject({ site: recipient.siteName }),
    preheader: m.ban_lifted_preheader(),
    heading: m.ban_lifted_heading(),
    body: [m.ban_lifted_text()],
    button: m.ban_lifted_button(),
    notes: [],
  });
}
