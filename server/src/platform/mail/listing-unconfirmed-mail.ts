import type { Intent } from '@thikana/contract/vocabulary';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface UnconfirmedListing {
  siteName: string;
  name: string;
  title: string;
  intent: Intent;
  link: string;
}

export function listingUnconfirmedMail({ siteName, name, title, intent, link }: UnconfirmedListing): Mail {
  const gone = intent === 'rent' ? 'rented out' : 'sold';
  return composeMail({
    siteName,
    subject: `Your listing is hidden: ${title}`,
    preheader: 'We had no answer from you. One tap brings it back.',
    heading: 'Your listing is hidden for now',
    body: [
      greeting(name),
      'We asked whether this listing is still available and had no answer, so nobody is shown it any more.',
      { quote: title },
      `It is not deleted. If it is still available, one tap brings it back; if it is ${gone}, please say so.`,
    ],
    button: { label: 'Answer with one tap', link },
    notes: ['You need not log in. The link is yours alone: whoever has it can answer for this listing.'],
  });
}

interface UnconfirmedListings {
  siteName: string;
  name: string;
  listings: readonly Pick<UnconfirmedListing, 'title' | 'intent' | 'link'>[];
  /** How many more there are than are named. */
  more: number;
  /** The owner's listings in the dashboard. */
  link: string;
}

/** The same of several listings of one owner, each with a link of its own. */
export function listingsUnconfirmedMail({ siteName, name, listings, more, link }: UnconfirmedListings): Mail {
  const count = listings.length + more;
  return composeMail({
    siteName,
    subject: `${count} of your listings are hidden`,
    preheader: 'We had no answer from you. One tap brings each of them back.',
    heading: `${count} of your listings are hidden for now`,
    body: [
      greeting(name),
      'We asked whether these listings are still available and had no answer, so nobody is shown them any more. They are not deleted.',
      ...listings.map(({ title, intent, link: own }) => ({
        title,
        text: `Bring it back with one tap, or say that it is ${intent === 'rent' ? 'rented out' : 'sold'}.`,
        link: own,
      })),
      ...(more > 0 ? [`And ${more} more, which you find among your listings.`] : []),
    ],
    button: { label: 'Open your listings', link },
    notes: ['You need not log in. The links are yours alone: whoever has one can answer for that listing.'],
  });
}
