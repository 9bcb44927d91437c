import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Verification {
  siteName: string;
  name: string;
  link: string;
}

export function verificationMail({ siteName, name, link }: Verification): Mail {
  const hours = expiry.emailConfirmationHours;
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.verification_subject({ site }),
    preheader: m.verification_preheader({ hours }),
    heading: m.verification_heading(),
    body: [greeting(name), m.verification_text({ site })],
    button: { label: m.verification_button(), link },
    notes: [m.verification_expires({ hours }), m.verification_unwanted({ site })],
  });
}
