import type { Kysely, Transaction } from 'kysely';
import type { PictureRow, Tables } from '../../platform/database/tables.ts';

export type ListingPicture = Pick<PictureRow, 'id' | 'width' | 'height' | 'placeholder' | 'finished_at'>;

/** The pictures of listings, in order. Lists show placeholders of covers only, so they fetch no others. */
export async function listPictures(
  db: Kysely<Tables> | Transaction<Tables>,
  listingIds: readonly string[],
  placeholders: 'covers' | 'all',
): Promise<Map<string, ListingPicture[]>> {
  const byListing = new Map<string, ListingPicture[]>();
  if (listingIds.length === 0) return byListing;
  const rows = await db
    .selectFrom('listing_pictures')
    .innerJoin('pictures', 'pictures.id', 'listing_pictures.picture_id')
    .select(['listing_id', 'pictures.id', 'width', 'height', 'finished_at'])
    .select(({ ref, eb }) =>
      placeholders === 'all'
        ? ref('placeholder').as('placeholder')
        : eb.case().when('position', '=', 0).then(ref('placeholder')).else('').end().as('placeholder'),
    )
    .where('listing_id', 'in', [...listingIds])
    .orderBy('listing_id')
    .orderBy('position')
    .execute();
  for (const { listing_id: listingId, ...picture } of rows) {
    const pictures = byListing.get(listingId);
    if (pictures) pictures.push(picture);
    else byListing.set(listingId, [picture]);
  }
  return byListing;
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

/** Makes these the pictures of the listing, in this order. */
export async function replacePictures(
  db: Transaction<Tables>,
  listingId: string,
  pictureIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('listing_pictures').where('listing_id', '=', listingId).execute();
  if (pictureIds.length === 0) return;
  await db
    .insertInto('listing_pictures')
    .values(
      pictureIds.map((pictureId, position) => ({ listing_id: listingId, position, picture_id: pictureId })),
    )
    .execute();
}
