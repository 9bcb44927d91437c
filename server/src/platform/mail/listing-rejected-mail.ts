import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface ListingRejection {
  siteName: string;
  name: string;
  title: string;
  reason?: string | undefined;
  /** The owner's listings in the dashboard. */
  link: string;
}

export function listingRejectedMail({ siteName, name, title, reason, link }: ListingRejection): Mail {
  const why = reason?.trim();
  return composeMail({
    siteName,
    subject: `Your listing was not approved: ${title}`,
    preheader: why ? `The reason: ${why}` : 'You can change it and post it again.',
    heading: 'Your listing was not approved',
    body: [
      greeting(name),
      'We have looked at your listing and cannot publish it as it is.',
      { quote: title },
      ...(why ? [{ caption: 'Reason', quote: why }] : []),
      'Everything you wrote is kept. Open it in your dashboard, put it right and post it again.',
    ],
    button: { label: 'Open your listings', link },
    notes: ['You think this is a mistake? Write to us through the contact page of the site.'],
  });
}
