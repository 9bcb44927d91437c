import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

export function banLiftedMail({
  siteName,
  name,
  link,
}: {
  siteName: string;
  name: string;
  /** The page to log in at. */
  link: string;
}): Mail {
  return composeMail({
    siteName,
    subject: `Your ${siteName} account is open again`,
    preheader: 'You can log in, and your listings are shown again.',
    heading: 'Your account is open again',
    body: [
      greeting(name),
      'Your account is no longer suspended. You can log in as before, and your approved listings are shown again.',
    ],
    button: { label: 'Log in', link },
    notes: [],
  });
}
