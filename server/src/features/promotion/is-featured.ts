import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Whether a listing has a featured place now. */
export async function isFeatured(db: Kysely<Tables>, listingId: string, now: Date): Promise<boolean> {
  const slot = await db
    .selectFrom('featured_slots')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('status', '=', 'running')
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return slot !== undefined;
}
