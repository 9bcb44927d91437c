import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Block } from '../../../platform/mail/mail-content.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Decided extends Recipient {
  approved: readonly { title: string; link: string }[];
  rejected: readonly { title: string; reason: string | undefined }[];
}

const mostNamed = 10;

/** Decisions about several listings of one owner. */
export function listingsDecidedMail({ approved, rejected, ...recipient }: Decided): Mail {
  const counts = { approved: approved.length, rejected: rejected.length };
  return letter(recipient, {
    subject: m.listings_decided_subject({ count: approved.length + rejected.length }),
    preheader: m.listings_decided_preheader(counts),
    heading: m.listings_decided_heading(),
    body: [
      ...(approved.length > 0 ? [m.listings_decided_approved({ count: approved.length })] : []),
      ...approved.slice(0, mostNamed).map((entry) => ({ ...entry, text: m.listings_decided_see() })),
      ...moreOf(approved),
      ...(rejected.length > 0 ? [m.listings_decided_rejected({ count: rejected.length })] : []),
      ...rejected.slice(0, mostNamed).flatMap(reasonFor),
      ...moreOf(rejected),
      ...(rejected.length > 0 ? [m.listings_decided_next()] : []),
    ],
    button: m.mail_open_your_listings(),
    notes: [
      ...(rejected.length > 0 ? [m.mail_mistake()] : []),
      ...(approved.length > 0 ? [m.listing_approved_close()] : []),
    ],
  });
}

function moreOf(listings: readonly unknown[]): Block[] {
  const count = listings.length - mostNamed;
  return count > 0 ? [m.listings_decided_more({ count })] : [];
}

function reasonFor({ title, reason }: Decided['rejected'][number]): Block[] {
  const why = reason?.trim();
  return [{ quote: title }, ...(why ? [{ caption: m.mail_reason(), quote: why }] : [])];
}
