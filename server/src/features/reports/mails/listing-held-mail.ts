import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface HeldListing extends Recipient {
  title: string;
}

export function listingHeldMail({ title, ...recipient }: HeldListing): Mail {
  return letter(recipient, {
    subject: m.listing_held_subject({ title }),
    preheader: m.listing_held_preheader(),
    heading: m.listing_held_heading(),
    body: [m.listing_held_text(), { quote: title }, m.listing_held_next()],
    button: m.mail_open_your_listings(),
    notes: [m.mail_mistake()],
  });
}
