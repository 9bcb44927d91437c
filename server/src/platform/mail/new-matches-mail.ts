import { composeMail } from './compose-mail.ts';
import type { Entry } from './mail-content.ts';
import type { Mail } from './mailer.ts';

interface NewMatches {
  siteName: string;
  found: readonly Entry[];
  /** How many more there are than are named. */
  more: number;
  /** What was looked for, in words. */
  searches: readonly string[];
  /** Where the search is run. */
  link: string;
  /** Where the alerts are changed and ended. */
  manageLink: string;
}

export function newMatchesMail({ siteName, found, more, searches, link, manageLink }: NewMatches): Mail {
  const [first] = found;
  const count = found.length + more;
  const heading =
    count === 1
      ? 'A new match for your search'
      : `${count} new matches for your ${searches.length === 1 ? 'search' : 'searches'}`;
  const mail = composeMail({
    siteName,
    subject: count === 1 && first ? `New: ${first.title}` : `${count} new matches on ${siteName}`,
    preheader: first?.text ?? '',
    heading,
    body: [
      ...found,
      ...(more > 0 ? [`And ${more} more.`] : []),
      { caption: searches.length === 1 ? 'Your search' : 'Your searches', quote: searches.join('\n') },
    ],
    button: { label: 'See all results', link },
    notes: ['You asked for this mail.', { text: 'Change how often it comes, or end it', link: manageLink }],
  });
  return { ...mail, unsubscribeLink: manageLink };
}
