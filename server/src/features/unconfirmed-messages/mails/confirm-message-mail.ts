import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface ConfirmMessage {
  siteName: string;
  /** The title of the listing. */
  title: string;
  hasAccount: boolean;
  link: string;
}

/** A visitor can enter the address of a stranger, so the email repeats nothing that was typed freely. */
export function confirmMessageMail({ siteName, title, hasAccount, link }: ConfirmMessage): Mail {
  const hours = expiry.unconfirmedMessageHours;
  return composeMail({
    siteName,
    subject: m.confirm_message_subject({ title }),
    preheader: m.confirm_message_preheader(),
    heading: m.confirm_message_heading(),
    body: [
      m.mail_greeting_nameless(),
      hasAccount ? m.confirm_message_text_account({ site: siteName }) : m.confirm_message_text(),
      { quote: title },
    ],
    button: { label: m.confirm_message_button(), link },
    notes: [m.confirm_message_expires({ hours }), m.confirm_message_unwanted()],
  });
}
