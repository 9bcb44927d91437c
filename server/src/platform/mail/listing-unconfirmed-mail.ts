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
