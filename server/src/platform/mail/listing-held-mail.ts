import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface HeldListing {
  siteName: string;
  name: string;
  title: string;
  /** The owner's listings in the dashboard. */
  link: string;
}

export function listingHeldMail({ siteName, name, title, link }: HeldListing): Mail {
  return composeMail({
    siteName,
    subject: `Is this still available? ${title}`,
    preheader: 'Several people could not get it, so nobody is shown it until we have looked.',
    heading: 'Your listing is hidden until we have looked',
    body: [
      greeting(name),
      'Several people told us that this listing is no longer available. Nobody is shown it until we have looked at it.',
      { quote: title },
      'If it is rented or sold, please say so in your dashboard. If it is still available you need do nothing: we look and show it again.',
    ],
    button: { label: 'Open your listings', link },
    notes: ['You think this is a mistake? Write to us through the contact page of the site.'],
  });
}
