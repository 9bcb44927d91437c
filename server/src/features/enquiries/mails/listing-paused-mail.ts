import { enquiryHours } from '@thikana/contract/enquiries';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

/** A listing is hidden because its owner left enquiries without an answer. */
export function listingPausedMail({
  title,
  count,
  ...recipient
}: Recipient & { title: string; count: number }): Mail {
  return letter(recipient, {
    subject: m.listing_paused_subject({ title }),
    preheader: m.listing_paused_preheader(),
    heading: m.listing_paused_heading(),
    body: [{ quote: title }, m.listing_paused_text({ count, hours: enquiryHours.pause })],
    button: m.listing_paused_button(),
    notes: [m.listing_paused_note(), m.availability_link_private()],
  });
}
