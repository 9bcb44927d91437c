import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface HiddenListing {
  siteName: string;
  name: string;
  title: string;
  reason: string;
  /** The contact page of the site. */
  link: string;
}

export function listingHiddenMail({ siteName, name, title, reason, link }: HiddenListing): Mail {
  return composeMail({
    siteName,
    subject: m.listing_hidden_subject({ title }),
    preheader: m.mail_reason_short({ reason }),
    heading: m.listing_hidden_heading(),
    body: [
      greeting(name),
      m.listing_hidden_text(),
      { quote: title },
      { caption: m.mail_reason(), quote: reason },
      m.listing_hidden_next(),
    ],
    button: { label: m.mail_contact_us(), link },
    notes: [],
  });
}
