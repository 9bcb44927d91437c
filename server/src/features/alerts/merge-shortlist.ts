import { sql } from 'kysely';
import { wherePublic } from '../listings/listings.feature.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';

interface KeptListing {
  id: string;
  at: number;
}

/** The same limit as on a device. */
const mostShortlisted = 40;

/** Merges the changes of a device into the account's shortlist and returns the newest entries. */
export async function mergeShortlist(
  { db }: Pick<AlertsDependencies, 'db'>,
  userId: string,
  { added, removed }: { added: readonly KeptListing[]; removed: readonly string[] },
): Promise<KeptListing[]> {
  return db.transaction().execute(async (transaction) => {
    // A listing that is not public looks the same as one that does not exist.
    await sql`
      insert into shortlisted_listings (user_id, listing_id, added_at, known_rupees)
      select ${userId}, listings.id, to_timestamp(kept.at / 1000.0),
        coalesce(rent_rupees, price_rupees, price_per_unit_rupees)
      from unnest(${added.map(({ id }) => id)}::text[], ${added.map(({ at }) => at)}::float8[]) as kept (id, at)
      join listings on listings.id = kept.id
      where ${wherePublic}
      on conflict do nothing`.execute(transaction);
    await sql`
      delete from shortlisted_listings
      where user_id = ${userId} and listing_id = any (${[...removed]})`.execute(transaction);
    const rows = await transaction
      .selectFrom('shortlisted_listings')
      .select(['listing_id', 'added_at'])
      .where('user_id', '=', userId)
      .orderBy('added_at', 'desc')
      .limit(mostShortlisted)
      .execute();
    return rows.map(({ listing_id, added_at }) => ({ id: listing_id, at: added_at.getTime() }));
  });
}
