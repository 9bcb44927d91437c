import type { AlertFrequency } from '@thikana/contract/alerts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { SavedSearchRow } from '../../platform/database/tables/alert-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

type StoredSearch = Pick<SavedSearchRow, 'id' | 'query' | 'search' | 'frequency' | 'created_at'>;

const columns = ['id', 'query', 'search', 'frequency', 'created_at'] as const;

export function searchesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Newest first. Searches of email addresses only once they are confirmed. */
    list(recipientId: string): Promise<StoredSearch[]> {
      return db
        .selectFrom('saved_searches')
        .select(columns)
        .where('recipient_id', '=', recipientId)
        .where('confirmed_at', 'is not', null)
        .orderBy('id', 'desc')
        .execute();
    },

    find(id: string) {
      return db
        .selectFrom('saved_searches')
        .select([...columns, 'recipient_id', 'confirmed_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /**
     * Saving a search again updates its frequency; a confirmed one that is saved without confirmation stays as it is.
     * Returns whether the search is new, and how many the reader had before.
     */
    put(
      search: Omit<SavedSearchRow, 'id' | 'search' | 'created_at'> & { search: string },
      { keepsFrequency }: { keepsFrequency: boolean },
    ) {
      return db
        .insertInto('saved_searches')
        .values({ ...search, id: newId() })
        .onConflict((conflict) =>
          conflict.columns(['recipient_id', 'query']).doUpdateSet(({ ref, fn }) => ({
            frequency: keepsFrequency
              ? ref('saved_searches.frequency')
              : sql<AlertFrequency>`case
                  when saved_searches.confirmed_at is not null and excluded.confirmed_at is null
                  then saved_searches.frequency else excluded.frequency end`,
            confirmed_at: fn.coalesce(ref('saved_searches.confirmed_at'), ref('excluded.confirmed_at')),
          })),
        )
        .returning([...columns, 'confirmed_at'])
        .returning([
          sql<boolean>`saved_searches.xmax = 0`.as('isNew'),
          // Sees the rows as they were before the statement.
          sql<number>`(select count(*) from saved_searches as earlier
            where earlier.recipient_id = saved_searches.recipient_id)`.as('earlier'),
        ])
        .executeTakeFirstOrThrow();
    },

    setFrequency(
      recipientId: string,
      id: string,
      frequency: AlertFrequency,
    ): Promise<StoredSearch | undefined> {
      return db
        .updateTable('saved_searches')
        .set({ frequency })
        .where('recipient_id', '=', recipientId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst();
    },

    /** Sets the frequency of the search with this query. */
    async setFrequencyOf(
      recipientId: string,
      { query, frequency }: { query: string; frequency: AlertFrequency },
    ): Promise<void> {
      await db
        .updateTable('saved_searches')
        .set({ frequency })
        .where('recipient_id', '=', recipientId)
        .where('query', '=', query)
        .execute();
    },

    async confirm(id: string, at: Date): Promise<void> {
      await db
        .updateTable('saved_searches')
        .set({ confirmed_at: at })
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .execute();
    },

    async remove(recipientId: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('saved_searches')
        .where('recipient_id', '=', recipientId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
