import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { lastDayOfMail } from './time-of-mail.ts';

interface EndedPlace {
  siteName: string;
  name: string;
  title: string;
  endsAt: Date;
  /** Where the owner sees what came of it, and may ask for another. */
  link: string;
}

export function placeEndedMail({ siteName, name, title, endsAt, link }: EndedPlace): Mail {
  return composeMail({
    siteName,
    subject: `The featured place has ended: ${title}`,
    preheader: 'Your listing stays online, in its usual place.',
    heading: 'The featured place has ended',
    body: [
      greeting(name),
      `Your listing stood before the others of its lists until the end of ${lastDayOfMail(endsAt)}. It stays online, in its usual place.`,
      { quote: title },
    ],
    button: { label: 'See how it did', link },
    notes: ['Rented out or sold? Say so in your dashboard, so that nobody calls in vain.'],
  });
}
