import type { Intent } from '@thikana/contract/vocabulary';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface Question {
  siteName: string;
  name: string;
  title: string;
  intent: Intent;
  daysToAnswer: number;
  link: string;
}

export function stillAvailableMail({ siteName, name, title, intent, daysToAnswer, link }: Question): Mail {
  const gone = intent === 'rent' ? 'rented out' : 'sold';
  const days = inDays(daysToAnswer);
  return composeMail({
    siteName,
    subject: `Still available? ${title}`,
    preheader: `One tap keeps it online. Without an answer it is hidden in ${days}.`,
    heading: 'Is it still available?',
    body: [
      greeting(name),
      'You have had this listing online for a while. People trust a listing that its owner has confirmed lately.',
      { quote: title },
      `Please tell us that it is still available, or that it is ${gone}. You need not log in.`,
    ],
    button: { label: 'Answer with one tap', link },
    notes: [
      `Without an answer the listing is hidden in ${days}. You can bring it back at any time.`,
      'The link is yours alone: whoever has it can answer for this listing.',
    ],
  });
}

interface Questions {
  siteName: string;
  name: string;
  listings: readonly Pick<Question, 'title' | 'daysToAnswer' | 'link'>[];
  /** How many more there are than are named. */
  more: number;
  /** The owner's listings in the dashboard. */
  link: string;
}

/** The same about several listings of one owner, each with a link of its own. */
export function stillAvailableOfManyMail({ siteName, name, listings, more, link }: Questions): Mail {
  const count = listings.length + more;
  return composeMail({
    siteName,
    subject: `Still available? ${count} of your listings`,
    preheader: 'One tap keeps each of them online. Without an answer they are hidden.',
    heading: 'Are they still available?',
    body: [
      greeting(name),
      `You have had these ${count} listings online for a while. People trust a listing that its owner has confirmed lately.`,
      'Please open each and tell us whether it is still available. You need not log in.',
      ...listings.map(({ title, daysToAnswer, link: own }) => ({
        title,
        text: `Answer with one tap. Without an answer it is hidden in ${inDays(daysToAnswer)}.`,
        link: own,
      })),
      ...(more > 0 ? [`And ${more} more, which you find among your listings.`] : []),
    ],
    button: { label: 'Open your listings', link },
    notes: [
      'What is hidden you can bring back at any time.',
      'The links are yours alone: whoever has one can answer for that listing.',
    ],
  });
}

function inDays(days: number): string {
  return days === 1 ? 'a day' : `${days} days`;
}
