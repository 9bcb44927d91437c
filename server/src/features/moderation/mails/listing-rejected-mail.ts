import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface ListingRejection {
  siteName: string;
  name: string;
  title: string;
  reason?: string | undefined;
  /** The owner's listings in the dashboard. */
  link: string;
}

export function listingRejectedMail({ siteName, name, title, reason, link }: ListingRejection): Mail {
  const why = reason?.trim();
  return composeMail({
    siteName,
    subject: m.listing_rejected_subject({ title }),
    preheader: why ? m.mail_reason_short({ reason: why }) : m.listing_rejected_preheader(),
    heading: m.listing_rejected_heading(),
    body: [
      greeting(name),
      m.listing_rejected_text(),
      { quote: title },
      ...(why ? [{ caption: m.mail_reason(), quote: why }] : []),
      m.listing_rejected_next(),
    ],
    button: { label: m.mail_open_your_listings(), link },
    notes: [m.mail_mistake()],
  });
}
