import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface ListingApproval {
  siteName: string;
  name: string;
  title: string;
  /** The listing's own page. */
  link: string;
}

export function listingApprovedMail({ siteName, name, title, link }: ListingApproval): Mail {
  return composeMail({
    siteName,
    subject: `Your listing is online: ${title}`,
    preheader: 'Everyone can find it now. Share the link to be found sooner.',
    heading: 'Your listing is online',
    body: [
      greeting(name),
      'We have looked at your listing and approved it. Everyone can find it now.',
      { quote: title },
      'Share its link with the people you know: the right tenant or buyer is often one of them.',
    ],
    button: { label: 'See your listing', link },
    notes: ['Rented out or sold? Say so in your dashboard, so that nobody calls in vain.'],
  });
}
