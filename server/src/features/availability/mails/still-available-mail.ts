import type { Intent } from '@thikana/contract/vocabulary';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Question extends Recipient {
  title: string;
  intent: Intent;
  daysToAnswer: number;
}

export function stillAvailableMail(question: Question): Mail {
  const { title, intent, daysToAnswer: days, ...recipient } = question;
  return letter(recipient, {
    subject: m.still_available_subject({ title }),
    preheader: m.still_available_preheader({ days }),
    heading: m.still_available_heading(),
    body: [m.still_available_text(), { quote: title }, m.still_available_question({ intent })],
    button: m.still_available_button(),
    notes: [m.still_available_hidden({ days }), m.availability_link_private()],
  });
}

interface Questions extends Recipient {
  listings: readonly Pick<Question, 'title' | 'daysToAnswer' | 'link'>[];
  /** How many listings the email does not name. */
  more: number;
}

/** The same about several listings of one owner, each with a link of its own. */
export function stillAvailableOfManyMail({ listings, more, ...recipient }: Questions): Mail {
  const count = listings.length + more;
  return letter(recipient, {
    subject: m.still_available_many_subject({ count }),
    preheader: m.still_available_many_preheader(),
    heading: m.still_available_many_heading(),
    body: [
      m.still_available_many_text({ count }),
      m.still_available_many_question(),
      ...listings.map(({ title, daysToAnswer, link: own }) => ({
        title,
        text: m.still_available_many_entry({ days: daysToAnswer }),
        link: own,
      })),
      ...(more > 0 ? [m.availability_more({ count: more })] : []),
    ],
    button: m.mail_open_your_listings(),
    notes: [m.still_available_many_hidden(), m.availability_links_private()],
  });
}
