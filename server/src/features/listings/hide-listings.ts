import type { HidingReason } from '@thikana/contract/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isPublic } from './listings.policy.ts';
import { markListingsStale } from './stale-listings.ts';

type ChangedListing = Pick<ListingRow, 'id' | 'approval_status'>;
/** The ids from after one to another. */
interface Range {
  after: string;
  to: string;
}
/** One listing, several, all of an owner, or, in a range, those of some kinds ('rent flat') or of all others. */
type Which =
  | { ids: readonly string[] }
  | { ownerId: string }
  | ({ kinds: readonly string[] } & Range)
  | ({ otherThan: readonly string[] } & Range);

/** Hides the listings for one more reason. Their approval status stays. */
export async function hideListings(
  transaction: Transaction<Tables>,
  which: Which,
  reason: HidingReason,
  at: Date,
): Promise<void> {
  const hidden = await transaction
    .updateTable('listings')
    .set({
      hidden_reasons: sql`array_append(hidden_reasons, ${reason})`,
      hidden_at: sql`coalesce(hidden_at, ${at})`,
    })
    .where(isOneOf(which))
    .where(sql<boolean>`not ${reason} = any (hidden_reasons)`)
    .returning(['id', 'approval_status'])
    .execute();
  await markApprovedStale(transaction, hidden);
}

/** Removes a hiding reason. A listing becomes visible when none is left; returns those that are visible again. */
export async function unhideListings(
  transaction: Transaction<Tables>,
  which: Which,
  reason: HidingReason,
): Promise<string[]> {
  const shown = await transaction
    .updateTable('listings')
    .set({
      hidden_reasons: sql`array_remove(hidden_reasons, ${reason})`,
      hidden_at: sql`case when hidden_reasons <@ array[${reason}] then null else hidden_at end`,
    })
    .where(isOneOf(which))
    .where(sql<boolean>`${reason} = any (hidden_reasons)`)
    .returning(['id', 'approval_status', 'hidden_at'])
    .execute();
  await markApprovedStale(transaction, shown);
  return shown.filter(isPublic).map(({ id }) => id);
}

/** Pages that show these listings are stale. */
export async function markApprovedStale(
  transaction: Transaction<Tables>,
  listings: readonly ChangedListing[],
): Promise<void> {
  const approved = listings.filter((listing) => listing.approval_status === 'approved');
  await markListingsStale(
    transaction,
    approved.map(({ id }) => id),
  );
}

function isOneOf(which: Which) {
  if ('ids' in which) return sql<boolean>`listings.id = any (${[...which.ids]})`;
  if ('ownerId' in which) return sql<boolean>`owner_id = ${which.ownerId}`;
  const isInRange = sql<boolean>`listings.id > ${which.after} and listings.id <= ${which.to}`;
  return 'kinds' in which
    ? sql<boolean>`${isInRange} and intent || ' ' || category = any (${[...which.kinds]})`
    : sql<boolean>`${isInRange} and intent || ' ' || category <> all (${[...which.otherThan]})`;
}
