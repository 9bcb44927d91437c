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
  const days = daysToAnswer === 1 ? 'a day' : `${daysToAnswer} days`;
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
