import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface HeldListing {
  siteName: string;
  name: string;
  title: string;
  /** The owner's listings in the dashboard. */
  link: string;
}

export function listingHeldMail({ siteName, name, title, link }: HeldListing): Mail {
  return composeMail({
    siteName,
    subject: m.listing_held_subject({ title }),
    preheader: m.listing_held_preheader(),
    heading: m.listing_held_heading(),
    body: [greeting(name), m.listing_held_text(), { quote: title }, m.listing_held_next()],
    button: { label: m.mail_open_your_listings(), link },
    notes: [m.mail_mistake()],
  });
}
