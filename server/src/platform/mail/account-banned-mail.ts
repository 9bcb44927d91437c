import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface AccountBan {
  siteName: string;
  name: string;
  reason: string;
  /** The contact page of the site. */
  link: string;
}

export function accountBannedMail({ siteName, name, reason, link }: AccountBan): Mail {
  return composeMail({
    siteName,
    subject: `Your ${siteName} account has been suspended`,
    preheader: `The reason: ${reason}`,
    heading: 'Your account has been suspended',
    body: [
      greeting(name),
      `You have been logged out of ${siteName} everywhere and cannot log in for now. Your listings are kept, but nobody sees them.`,
      { caption: 'Reason', quote: reason },
      'You think this is a mistake? Write to us, and we will look at it again.',
    ],
    button: { label: 'Write to us', link },
    notes: [],
  });
}
