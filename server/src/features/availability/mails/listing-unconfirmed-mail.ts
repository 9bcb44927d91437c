import type { Intent } from '@thikana/contract/vocabulary';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface UnconfirmedListing {
  siteName: string;
  name: string;
  title: string;
  intent: Intent;
  link: string;
}

export function listingUnconfirmedMail({ siteName, name, title, intent, link }: UnconfirmedListing): Mail {
  return composeMail({
    siteName,
    subject: m.unconfirmed_subject({ title }),
    preheader: m.unconfirmed_preheader(),
    heading: m.unconfirmed_heading(),
    body: [greeting(name), m.unconfirmed_text(), { quote: title }, m.unconfirmed_next({ intent })],
    button: { label: m.still_available_button(), link },
    notes: [m.availability_no_login(), m.availability_link_private()],
  });
}

interface UnconfirmedListings {
  siteName: string;
  name: string;
  listings: readonly Pick<UnconfirmedListing, 'title' | 'intent' | 'link'>[];
  /** How many listings the email does not name. */
  more: number;
  /** The owner's listings in the dashboard. */
  link: string;
}

/** The same about several listings of one owner, each with a link of its own. */
export function listingsUnconfirmedMail({ siteName, name, listings, more, link }: UnconfirmedListings): Mail {
  const count = listings.length + more;
  return composeMail({
    siteName,
    subject: m.unconfirmed_many_subject({ count }),
    preheader: m.unconfirmed_many_preheader(),
    heading: m.unconfirmed_many_heading({ count }),
    body: [
      greeting(name),
      m.unconfirmed_many_text(),
      ...listings.map(({ title, intent, link: own }) => ({
        title,
        text: m.unconfirmed_many_entry({ intent }),
        link: own,
      })),
      ...(more > 0 ? [m.availability_more({ count: more })] : []),
    ],
    button: { label: m.mail_open_your_listings(), link },
    notes: [m.availability_no_login(), m.availability_links_private()],
  });
}
