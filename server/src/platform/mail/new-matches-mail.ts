import { composeMail } from './compose-mail.ts';
import type { Entry } from './mail-content.ts';
import type { Mail } from './mailer.ts';

interface NewMatches {
  siteName: string;
  found: readonly Entry[];
  /** How many more there are than are named. */
  more: number;
  /** What was looked for, in words, and where the search is run. */
  searches: readonly { label: string; link: string }[];
  /** Where the alerts are changed and ended. */
  manageLink: string;
}

export function newMatchesMail({ siteName, found, more, searches, manageLink }: NewMatches): Mail {
  const [first] = found;
  const [search, ...others] = searches;
  const isOneSearch = search !== undefined && others.length === 0;
  const count = found.length + more;
  const heading =
    count === 1
      ? 'A new match for your search'
      : `${count} new matches for your ${isOneSearch ? 'search' : 'searches'}`;
  const mail = composeMail({
    siteName,
    subject: count === 1 && first ? `New: ${first.title}` : `${count} new matches on ${siteName}`,
    preheader: first?.text ?? '',
    heading,
    body: [
      ...found,
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(isOneSearch
        ? [{ caption: 'Your search', quote: search.label }]
        : ['Your searches:', ...searches.map(entryOf)]),
    ],
    button: isOneSearch
      ? { label: 'See all results', link: search.link }
      : { label: 'See your searches', link: manageLink },
    notes: ['You asked for this mail.', { text: 'Change how often it comes, or end it', link: manageLink }],
  });
  return { ...mail, unsubscribeLink: manageLink };
}

function entryOf({ label, link }: NewMatches['searches'][number]): Entry {
  return { title: label, text: 'See all results of this search', link };
}
