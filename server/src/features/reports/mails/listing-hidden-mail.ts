import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface HiddenListing extends Recipient {
  title: string;
  reason: string;
}

export function listingHiddenMail({ title, reason, ...recipient }: HiddenListing): Mail {
  return letter(recipient, {
    subject: m.listing_hidden_subject({ title }),
    preheader: m.mail_reason_short({ reason }),
    heading: m.listing_hidden_heading(),
    body: [
      m.listing_hidden_text(),
      { quote: title },
      { caption: m.mail_reason(), quote: reason },
      m.listing_hidden_next(),
    ],
    button: m.mail_contact_us(),
    notes: [],
  });
}
