import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Entry } from '../../../platform/mail/mail-content.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface NewMatches {
  siteName: string;
  found: readonly Entry[];
  /** How many matches the email does not list. */
  more: number;
  /** Each search in words, with the address of its results. */
  searches: readonly { label: string; link: string }[];
  /** The page where alerts are changed and stopped. */
  manageLink: string;
}

export function newMatchesMail({ siteName, found, more, searches, manageLink }: NewMatches): Mail {
  const [first] = found;
  const [search, ...others] = searches;
  const isOneSearch = search !== undefined && others.length === 0;
  const count = found.length + more;
  const mail = composeMail({
    siteName,
    subject: m.new_matches_subject({ count, title: first?.title ?? '', site: siteName }),
    preheader: first?.text ?? '',
    heading: isOneSearch ? m.new_matches_heading({ count }) : m.new_matches_heading_of_many({ count }),
    body: [
      ...found,
      ...(more > 0 ? [m.new_matches_more({ count: more })] : []),
      ...(isOneSearch
        ? [{ caption: m.new_matches_search(), quote: search.label }]
        : [m.new_matches_searches(), ...searches.map(entryOf)]),
    ],
    button: isOneSearch
      ? { label: m.new_matches_results(), link: search.link }
      : { label: m.new_matches_see_searches(), link: manageLink },
    notes: [m.new_matches_why(), { text: m.new_matches_change(), link: manageLink }],
  });
  return { ...mail, unsubscribeLink: manageLink };
}

function entryOf({ label, link }: NewMatches['searches'][number]): Entry {
  return { title: label, text: m.new_matches_results_of_one(), link };
}
