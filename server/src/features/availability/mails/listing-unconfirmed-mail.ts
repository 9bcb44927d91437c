import type { Intent } from '@thikana/contract/vocabulary';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface UnconfirmedListing extends Recipient {
  title: string;
  intent: Intent;
}

export function listingUnconfirmedMail({ title, intent, ...recipient }: UnconfirmedListing): Mail {
  return letter(recipient, {
    subject: m.unconfirmed_subject({ title }),
    preheader: m.unconfirmed_preheader(),
    heading: m.unconfirmed_heading(),
    body: [m.unconfirmed_text(), { quote: title }, m.unconfirmed_next({ intent })],
    button: m.still_available_button(),
    notes: [m.availability_no_login(), m.availability_link_private()],
  });
}

interface UnconfirmedListings extends Recipient {
  listings: readonly Pick<UnconfirmedListing, 'title' | 'intent' | 'link'>[];
  /** How many listings the email does not name. */
  more: number;
}

/** The same about several listings of one owner, each with a link of its own. */
export function listingsUnconfirmedMail({ listings, more, ...recipient }: UnconfirmedListings): Mail {
  const count = listings.length + more;
  return letter(recipient, {
    subject: m.unconfirmed_many_subject({ count }),
    preheader: m.unconfirmed_many_preheader(),
    heading: m.unconfirmed_many_heading({ count }),
    body: [
      m.unconfirmed_many_text(),
      ...listings.map(({ title, intent, link: own }) => ({
        title,
        text: m.unconfirmed_many_entry({ intent }),
        link: own,
      })),
      ...(more > 0 ? [m.availability_more({ count: more })] : []),
    ],
    button: m.mail_open_your_listings(),
    notes: [m.availability_no_login(), m.availability_links_private()],
  });
}
