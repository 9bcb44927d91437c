import { renewalDays } from '@thikana/contract/badges';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

/** Whether an owner may ask to have something seen: of what can still be let or sold, once what was seen ends soon. */
export function mayBeAskedFor(
  listing: Pick<ListingRow, 'approval_status' | 'hidden_reasons'>,
  until: Date | undefined,
  now: Date,
): boolean {
  if (listing.approval_status === 'rejected' || listing.hidden_reasons.includes('closed')) return false;
  return !until || until <= inDays(now, renewalDays);
}

/** Between which ends a badge is pointed out to administrators. */
export function renewalWindow(now: Date): { from: Date; to: Date } {
  return { from: inDays(now, -renewalDays), to: inDays(now, renewalDays) };
}

function inDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMilliseconds);
}
