import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface HiddenListing {
  siteName: string;
  name: string;
  title: string;
  reason: string;
  /** Where to write to the site. */
  link: string;
}

export function listingHiddenMail({ siteName, name, title, reason, link }: HiddenListing): Mail {
  return composeMail({
    siteName,
    subject: `We have hidden your listing: ${title}`,
    preheader: `The reason: ${reason}`,
    heading: 'We have hidden your listing',
    body: [
      greeting(name),
      'People told us that something is wrong with this listing. We have looked at it, and nobody is shown it any more.',
      { quote: title },
      { caption: 'Reason', quote: reason },
      'Nothing is deleted. Write to us if you have put it right, or if you think that we are mistaken.',
    ],
    button: { label: 'Write to us', link },
    notes: [],
  });
}
