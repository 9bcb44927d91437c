import type { Settings } from '@thikana/contract/settings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PictureRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type ShownPicture = Pick<PictureRow, 'id' | 'width' | 'height' | 'placeholder'> & {
  isFinished: boolean;
};

/** The pictures of the home page. */
export function slidePicturesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async add(ids: readonly string[]): Promise<void> {
      await db
        .insertInto('slide_pictures')
        .values(ids.map((picture_id) => ({ picture_id })))
        .execute();
    },

    async list(ids: readonly string[]): Promise<ShownPicture[]> {
      if (ids.length === 0) return [];
      return db
        .selectFrom('slide_pictures')
        .innerJoin('pictures', 'pictures.id', 'slide_pictures.picture_id')
        .select(['id', 'width', 'height', 'placeholder'])
        .select(sql<boolean>`finished_at is not null`.as('isFinished'))
        .where('id', 'in', [...ids])
        .execute();
    },

    /** Takes away what was used before, or uploaded over a day ago, and is not used. Returns the ids. */
    async removeUnused({
      used,
      before,
    }: {
      used: readonly string[];
      before: readonly string[];
    }): Promise<string[]> {
      const rows = await db
        .deleteFrom('slide_pictures')
        .where('picture_id', 'not in', [...used, ''])
        .where(({ or, eb }) =>
          or([
            eb('picture_id', 'in', [...before, '']),
            eb('created_at', '<', sql<Date>`now() - interval '1 day'`),
          ]),
        )
        .returning('picture_id')
        .execute();
      return rows.map(({ picture_id }) => picture_id);
    },
  };
}

export function slidePictureIds(slides: Settings['heroSlides']): string[] {
  return slides.flatMap(({ picture }) => (picture ? [picture.wide, picture.upright] : []));
}
