import type { Availability } from '@thikana/contract/availability';
import type { Settings } from '@thikana/contract/settings';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

type Periods = Settings['availability'];
type ListingState = Pick<
  ListingRow,
  'intent' | 'approval_status' | 'hidden_reasons' | 'confirmed_at' | 'asked_at'
>;

/** The availability of an approved listing; undefined for others. */
export function availabilityOf(listing: ListingState, periods: Periods): Availability | undefined {
  if (listing.approval_status !== 'approved') return undefined;
  if (listing.hidden_reasons.includes('closed')) return { state: 'closed' };
  if (listing.hidden_reasons.includes('lapsed')) return { state: 'lapsed' };
  if (listing.hidden_reasons.includes('reported')) return { state: 'held' };
  if (listing.hidden_reasons.includes('unanswered')) return { state: 'paused' };
  if (listing.hidden_reasons.includes('unoffered')) return { state: 'unoffered' };
  const { askAfterDays, hideAfterDays } = periods[listing.intent];
  if (!listing.confirmed_at) return { state: 'confirmed' };
  if (!listing.asked_at) return { state: 'confirmed', until: iso(later(listing.confirmed_at, askAfterDays)) };
  // An owner who was asked late, for example after a ban, has the same time to answer.
  const until = Math.max(
    later(listing.confirmed_at, hideAfterDays),
    later(listing.asked_at, hideAfterDays - askAfterDays),
  );
  return { state: 'asked', until: iso(until) };
}

function later(time: Date, days: number): number {
  return time.getTime() + days * dayMilliseconds;
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
