import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface PasswordReset {
  siteName: string;
  name: string;
  link: string;
  /** An administrator requested it; the owner of the account did not. */
  isByAdmin?: boolean;
}

export function passwordResetMail({ siteName, name, link, isByAdmin = false }: PasswordReset): Mail {
  const site = siteName;
  const minutes = expiry.passwordResetMinutes;
  return composeMail({
    siteName,
    subject: m.password_reset_subject({ site }),
    preheader: isByAdmin
      ? m.password_reset_preheader_by_admin({ minutes })
      : m.password_reset_preheader({ minutes }),
    heading: m.password_reset_heading(),
    body: [
      greeting(name),
      isByAdmin ? m.password_reset_text_by_admin({ site }) : m.password_reset_text({ site }),
    ],
    button: { label: m.password_reset_button(), link },
    notes: [
      m.password_reset_expires({ minutes }),
      isByAdmin ? m.password_reset_unwanted_by_admin() : m.password_reset_unwanted(),
    ],
  });
}
