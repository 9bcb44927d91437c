import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './mail-content.ts';
import type { Mail } from './mailer.ts';

export interface Recipient {
  siteName: string;
  name: string;
  /** Where the button leads. */
  link: string;
}

interface Letter extends Pick<MailContent, 'preheader' | 'heading' | 'body' | 'notes'> {
  subject: string;
  /** The label of the button. */
  button: string;
}

/** An email to a person: it begins with their name and has one button. */
export function letter({ siteName, name, link }: Recipient, { body, button, ...letter }: Letter): Mail {
  return composeMail({
    ...letter,
    siteName,
    body: [greeting(name), ...body],
    button: { label: button, link },
  });
}
