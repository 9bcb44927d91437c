import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

export function accountClosedMail({
  siteName,
  name,
  link,
}: {
  siteName: string;
  name: string;
  /** The contact page of the site. */
  link: string;
}): Mail {
  return composeMail({
    siteName,
    subject: `Your ${siteName} account has been deleted`,
    preheader: 'Your listings, messages and pictures are gone with it.',
    heading: 'Your account has been deleted',
    body: [
      greeting(name),
      `As you asked for, your ${siteName} account has been deleted together with its listings, pictures and what you wrote in messages. Nothing of it can be brought back. Backups of the site keep a copy until they are overwritten, and a conversation that was reported is kept until the report is settled.`,
      'You did not ask for this? Write to us.',
    ],
    button: { label: 'Write to us', link },
    notes: ['This is the last mail to this address.'],
  });
}
