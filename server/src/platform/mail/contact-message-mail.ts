import { composeMail } from './compose-mail.ts';
import type { Mail } from './mailer.ts';

const preheaderLength = 140;

interface ContactMessage {
  siteName: string;
  /** Of the visitor who writes. */
  name: string;
  email: string;
  message: string;
}

/** What a visitor wrote, to the operator of the site; answering the mail answers the visitor. */
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
