import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

const preheaderLength = 140;

interface ContactMessage {
  siteName: string;
  /** The visitor's email address. */
  name: string;
  email: string;
  message: string;
}

/** A visitor's message to the operator of the site; a reply goes to the visitor. */
export function contactMessageMail({ siteName, name, email, message }: ContactMessage): Mail {
  const mail = composeMail({
    siteName,
    subject: m.contact_message_subject({ name, site: siteName }),
    preheader: message.slice(0, preheaderLength),
    heading: m.contact_message_heading(),
    body: [
      { caption: m.contact_message_from(), quote: `${name}\n${email}` },
      { caption: m.contact_message_message(), quote: message },
    ],
    notes: [m.contact_message_reply()],
  });
  return { ...mail, replyTo: email };
}
