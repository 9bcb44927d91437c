import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export function statisticsRepository(db: Kysely<Tables>) {
  return {
    listDays(listingId: string, since: string) {
      return db
        .selectFrom('listing_days')
        .select(['day', 'kind', 'count'])
        .where('listing_id', '=', listingId)
        .where('day', '>=', since)
        .execute();
    },

    async listSums(listingIds: readonly string[], since: string) {
      if (listingIds.length === 0) return [];
      return db
        .selectFrom('listing_days')
        .select(({ fn }) => ['listing_id', 'kind', fn.sum<number>('count').as('count')])
        .where('listing_id', 'in', listingIds)
        .where('day', '>=', since)
        .groupBy(['listing_id', 'kind'])
        .execute();
    },

    async deleteBefore(day: string): Promise<void> {
      await db.deleteFrom('listing_days').where('day', '<', day).execute();
    },
  };
}
