import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface PasswordReset extends Recipient {
  /** An administrator requested it; the owner of the account did not. */
  isByAdmin?: boolean;
}

export function passwordResetMail({ isByAdmin = false, ...recipient }: PasswordReset): Mail {
  const site = recipient.siteName;
  const minutes = expiry.passwordResetMinutes;
  return letter(recipient, {
    subject: m.password_reset_subject({ site }),
    preheader: isByAdmin
      ? m.password_reset_preheader_by_admin({ minutes })
      : m.password_reset_preheader({ minutes }),
    heading: m.password_reset_heading(),
    body: [isByAdmin ? m.password_reset_text_by_admin({ site }) : m.password_reset_text({ site })],
    button: m.password_reset_button(),
    notes: [
      m.password_reset_expires({ minutes }),
      isByAdmin ? m.password_reset_unwanted_by_admin() : m.password_reset_unwanted(),
    ],
  });
}
