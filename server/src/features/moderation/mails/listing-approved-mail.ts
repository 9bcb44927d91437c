import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface ListingApproval extends Recipient {
  title: string;
}

export function listingApprovedMail({ title, ...recipient }: ListingApproval): Mail {
  return letter(recipient, {
    subject: m.listing_approved_subject({ title }),
    preheader: m.listing_approved_preheader(),
    heading: m.listing_approved_heading(),
    body: [m.listing_approved_text(), { quote: title }, m.listing_approved_share()],
    button: m.mail_see_your_listing(),
    notes: [m.listing_approved_close()],
  });
}
