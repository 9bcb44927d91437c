import type { Intent } from '@thikana/contract/vocabulary';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Question {
  siteName: string;
  name: string;
  title: string;
  intent: Intent;
  daysToAnswer: number;
  link: string;
}

export function stillAvailableMail(question: Question): Mail {
  const { siteName, name, title, intent, daysToAnswer: days, link } = question;
  return composeMail({
    siteName,
    subject: m.still_available_subject({ title }),
    preheader: m.still_available_preheader({ days }),
    heading: m.still_available_heading(),
    body: [
      greeting(name),
      m.still_available_text(),
      { quote: title },
      m.still_available_question({ intent }),
    ],
    button: { label: m.still_available_button(), link },
    notes: [m.still_available_hidden({ days }), m.availability_link_private()],
  });
}

interface Questions {
  siteName: string;
  name: string;
  listings: readonly Pick<Question, 'title' | 'daysToAnswer' | 'link'>[];
  /** How many listings the email does not name. */
  more: number;
  /** The owner's listings in the dashboard. */
  link: string;
}

/** The same about several listings of one owner, each with a link of its own. */
export function stillAvailableOfManyMail({ siteName, name, listings, more, link }: Questions): Mail {
  const count = listings.length + more;
  return composeMail({
    siteName,
    subject: m.still_available_many_subject({ count }),
    preheader: m.still_available_many_preheader(),
    heading: m.still_available_many_heading(),
    body: [
      greeting(name),
      m.still_available_many_text({ count }),
      m.still_available_many_question(),
      ...listings.map(({ title, daysToAnswer, link: own }) => ({
        title,
        text: m.still_available_many_entry({ days: daysToAnswer }),
        link: own,
      })),
      ...(more > 0 ? [m.availability_more({ count: more })] : []),
    ],
    button: { label: m.mail_open_your_listings(), link },
    notes: [m.still_available_many_hidden(), m.availability_links_private()],
  });
}
