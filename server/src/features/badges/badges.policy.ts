import { renewalDays } from '@thikana/contract/badges';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

/**
 * Returns whether an owner may request a check: the listing can still be rented or sold, and existing evidence is
 * missing or expires soon.
 */
export function mayBeAskedFor(
  listing: Pick<ListingRow, 'approval_status' | 'hidden_reasons'>,
  until: Date | undefined,
  now: Date,
): boolean {
  if (listing.approval_status === 'rejected' || listing.hidden_reasons.includes('closed')) return false;
  return !until || until <= inDays(now, renewalDays);
}

/** The range of expiry dates that the queue of administrators shows. */
export function renewalWindow(now: Date): { from: Date; to: Date } {
  return { from: inDays(now, -renewalDays), to: inDays(now, renewalDays) };
}

function inDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMilliseconds);
}
