import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface ListingApproval {
  siteName: string;
  name: string;
  title: string;
  /** The listing's own page. */
  link: string;
}

export function listingApprovedMail({ siteName, name, title, link }: ListingApproval): Mail {
  return composeMail({
    siteName,
    subject: m.listing_approved_subject({ title }),
    preheader: m.listing_approved_preheader(),
    heading: m.listing_approved_heading(),
    body: [greeting(name), m.listing_approved_text(), { quote: title }, m.listing_approved_share()],
    button: { label: m.mail_see_your_listing(), link },
    notes: [m.listing_approved_close()],
  });
}
