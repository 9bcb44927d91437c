import { composeMail } from './compose-mail.ts';
import type { Mail } from './mailer.ts';

const preheaderLength = 140;

interface ContactMessage {
  siteName: string;
  /** The visitor's email address. */
  name: string;
  email: string;
  message: string;
}

/** A visitor's message to the operator; a reply goes to the visitor. */
export function contactMessageMail({ siteName, name, email, message }: ContactMessage): Mail {
  const mail = composeMail({
    siteName,
    subject: `Message from ${name} through ${siteName}`,
    preheader: message.slice(0, preheaderLength),
    heading: 'A message from the contact page',
    body: [
      { caption: 'From', quote: `${name}\n${email}` },
      { caption: 'Message', quote: message },
    ],
    notes: [
      'Answer this mail to write to the visitor. Nobody has checked that the address is theirs, so do not send anything private to it unasked.',
    ],
  });
  return { ...mail, replyTo: email };
}
