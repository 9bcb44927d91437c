import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface WantedSearch {
  siteName: string;
  label: string;
  link: string;
}

/** A visitor can enter the address of a stranger, so the email repeats nothing that was typed freely. */
export function searchConfirmationMail({ siteName, label, link }: WantedSearch): Mail {
  const days = expiry.alertConfirmationDays;
  return composeMail({
    siteName,
    subject: m.search_confirmation_subject({ site: siteName }),
    preheader: m.search_confirmation_preheader({ days }),
    heading: m.search_confirmation_heading(),
    body: [m.mail_greeting_nameless(), m.search_confirmation_text(), { quote: label }],
    button: { label: m.search_confirmation_button(), link },
    notes: [m.search_confirmation_expires({ days }), m.search_confirmation_unwanted()],
  });
}
