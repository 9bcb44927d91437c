import { sql, type Transaction } from 'kysely';
import type { PictureRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type ListingPicture = Pick<PictureRow, 'id' | 'width' | 'height' | 'placeholder'> & {
  isFinished: boolean;
};

/**
 * The pictures of each row of listings, in order, in the same query. Lists show placeholders of covers only, so they
 * read no others.
 */
export function picturesOf(placeholders: 'covers' | 'all') {
  const placeholder =
    placeholders === 'all' ? sql`placeholder` : sql`case when position = 0 then placeholder else '' end`;
  return sql<ListingPicture[]>`(
    select coalesce(json_agg(json_build_object('id', pictures.id, 'width', width, 'height', height,
        'placeholder', ${placeholder}, 'isFinished', finished_at is not null) order by position), '[]'::json)
    from listing_pictures join pictures on pictures.id = picture_id
    where listing_id = listings.id)`.as('pictures');
}

export async function listPictureIds(db: Transaction<Tables>, listingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_pictures')
    .select('picture_id')
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.picture_id);
}

/** Adds these pictures, in this order, to a listing without pictures. */
export async function addPictures(
  db: Transaction<Tables>,
  listingId: string,
  pictureIds: readonly string[],
): Promise<void> {
  if (pictureIds.length === 0) return;
  await db
    .insertInto('listing_pictures')
    .values(
      pictureIds.map((pictureId, position) => ({ listing_id: listingId, position, picture_id: pictureId })),
    )
    .execute();
}

/** Replaces the pictures of the listing, in this order. */
export async function replacePictures(
  db: Transaction<Tables>,
  listingId: string,
  pictureIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('listing_pictures').where('listing_id', '=', listingId).execute();
  await addPictures(db, listingId, pictureIds);
}
