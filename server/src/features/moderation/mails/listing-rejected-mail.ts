import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface ListingRejection extends Recipient {
  title: string;
  reason?: string | undefined;
}

export function listingRejectedMail({ title, reason, ...recipient }: ListingRejection): Mail {
  const why = reason?.trim();
  return letter(recipient, {
    subject: m.listing_rejected_subject({ title }),
    preheader: why ? m.mail_reason_short({ reason: why }) : m.listing_rejected_preheader(),
    heading: m.listing_rejected_heading(),
    body: [
      m.listing_rejected_text(),
      { quote: title },
      ...(why ? [{ caption: m.mail_reason(), quote: why }] : []),
      m.listing_rejected_next(),
    ],
    button: m.mail_open_your_listings(),
    notes: [m.mail_mistake()],
  });
}
