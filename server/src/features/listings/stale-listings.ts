import type { Kysely, Transaction } from 'kysely';
import {
  type ListingFacts,
  listingDependency,
  manyListings,
  markStale,
  noFacts,
} from '../../http/staleness.ts';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hasPictures } from './public-listings.ts';

/** With more changes than this, one notification covers them all. */
const mostTold = 15;

/**
 * Marks the pages of public listings stale that this transaction adds or removes, and of the lists that contain them.
 * Call this while their rows exist.
 */
export async function markListingsStale(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  if (ids.length > mostTold) return markStale(transaction, [manyListings, ...ids.map(listingDependency)]);
  await markStale(transaction, ids.map(listingDependency), await readFacts(transaction, ids));
}

/** Public data about an owner has changed. */
export async function markListingsOfStale(transaction: Transaction<Tables>, ownerId: string): Promise<void> {
  const shown = await transaction
    .selectFrom('listings')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('approval_status', '=', 'approved')
    .execute();
  await markListingsStale(
    transaction,
    shown.map(({ id }) => id),
  );
}

const factColumns = listingRowColumns.filter((name) => !(noFacts as readonly string[]).includes(name));

async function readFacts(db: Kysely<Tables>, ids: readonly string[]): Promise<ListingFacts[]> {
  const rows = await db
    .selectFrom('listings')
    .select(factColumns)
    .select((builder) => hasPictures(builder).$castTo<boolean>().as('has_pictures'))
    .where('id', 'in', [...ids])
    .execute();
  const isKnown = ([, value]: [string, unknown]) => value !== null;
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(isKnown)) as unknown as ListingFacts,
  );
}
