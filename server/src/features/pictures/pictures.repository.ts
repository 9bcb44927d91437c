import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ReceivedPicture } from '../../platform/pictures/pictures.ts';

export function picturesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(pictures: readonly ReceivedPicture[], ownerId: string): Promise<void> {
      if (pictures.length === 0) return;
      await db
        .insertInto('pictures')
        .values(
          pictures.map(({ id, width, height, placeholder }) => ({
            id,
            width,
            height,
            placeholder,
            owner_id: ownerId,
          })),
        )
        .execute();
    },

    findById(id: string) {
      return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Those of the ids that there is a picture of. */
    async listKnown(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('pictures')
        .select('id')
        .where('id', 'in', [...ids])
        .execute();
      return rows.map(({ id }) => id);
    },

    /** False when the picture is gone. */
    async setFinished(id: string, finishedAt: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('pictures')
        .set({ finished_at: finishedAt })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** The listings that show a picture. */
    listListingIds(id: string): Promise<string[]> {
      return db
        .selectFrom('listing_pictures')
        .select('listing_id')
        .where('picture_id', '=', id)
        .execute()
        .then((rows) => rows.map((row) => row.listing_id));
    },

    /** Forgets those of the pictures that nothing shows any more, and says which they were. */
    deleteUnused(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return Promise.resolve([]);
      return db
        .deleteFrom('pictures')
        .where('id', 'in', [...ids])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('listing_pictures').select('listing_id').whereRef('picture_id', '=', 'pictures.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('message_pictures').select('number').whereRef('picture_id', '=', 'pictures.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reported_pictures').select('number').whereRef('picture_id', '=', 'pictures.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('users').select('users.id').whereRef('users.picture_id', '=', 'pictures.id')),
          ),
        )
        .returning('id')
        .execute()
        .then((rows) => rows.map((row) => row.id));
    },
  };
}
