import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function verificationMail(recipient: Recipient): Mail {
  const hours = expiry.emailConfirmationHours;
  const site = recipient.siteName;
  return letter(recipient, {
    subject: m.verification_subject({ site }),
    preheader: m.verification_preheader({ hours }),
    heading: m.verification_heading(),
    body: [m.verification_text({ site })],
    button: m.verification_button(),
    notes: [m.verification_expires({ hours }), m.verification_unwanted({ site })],
  });
}
