import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ReceivedPicture } from '../../platform/pictures/pictures.ts';

export function picturesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(pictures: readonly ReceivedPicture[], ownerId: string | null): Promise<void> {
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

    /** A picture that is not withdrawn. */
    findShown(id: string) {
      return db
        .selectFrom('pictures')
        .select('width')
        .where('id', '=', id)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
    },

    /** Returns those ids that have a picture. */
    async listKnown(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('pictures')
        .select('id')
        .where('id', 'in', [...ids])
        .execute();
      return rows.map(({ id }) => id);
    },

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('pictures')
        .select((each) => each.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns false if the picture was deleted. */
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

    isOfSlide(id: string): Promise<boolean> {
      return db
        .selectFrom('slide_pictures')
        .select('picture_id')
        .where('picture_id', '=', id)
        .executeTakeFirst()
        .then((row) => row !== undefined);
    },

    /** Deletes the given pictures that nothing shows any more, and returns their ids. */
    deleteUnused(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return Promise.resolve([]);
      return db
        .deleteFrom('pictures')
        .where('id', 'in', [...ids])
        .where(isUnused)
        .returning('id')
        .execute()
        .then((rows) => rows.map((row) => row.id));
    },

    /** Withdraws the given pictures that nothing shows any more. */
    async withdrawUnused(ids: readonly string[], listingId: string, at: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('pictures')
        .set({ withdrawn_at: at, withdrawn_from: listingId })
        .where('id', 'in', [...ids])
        .where(isUnused)
        .execute();
    },

    listWithdrawnBefore(time: Date, limit: number): Promise<string[]> {
      return db
        .selectFrom('pictures')
        .select('id')
        .where('withdrawn_at', '<', time)
        .orderBy('withdrawn_at')
        .limit(limit)
        .execute()
        .then((rows) => rows.map((row) => row.id));
    },

    async delete(ids: readonly string[]): Promise<void> {
      await db
        .deleteFrom('pictures')
        .where('id', 'in', [...ids])
        .execute();
    },
  };
}

const isUnused = sql<boolean>`
  not exists (select from listing_pictures where picture_id = pictures.id)
  and not exists (select from message_pictures where picture_id = pictures.id)
  and not exists (select from reported_pictures where picture_id = pictures.id)
  and not exists (select from slide_pictures where picture_id = pictures.id)
  and not exists (select from users where users.picture_id = pictures.id)`;
