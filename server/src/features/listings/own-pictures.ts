import { pictureIdOfUrl } from '@thikana/contract/pictures';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The ids of the pictures at these addresses, in order; addresses that are not of a picture are ignored. */
export function pictureIdsOf(urls: string | string[] | undefined): string[] {
  const named = [urls ?? []].flat().map(pictureIdOfUrl);
  return [...new Set(named)].filter((id) => id !== undefined);
}

/**
 * Those pictures at these addresses that another listing of the owner shows. Their listings are locked, so that a
 * concurrent deletion cannot withdraw the pictures.
 */
export async function lockOwnPictures(
  transaction: Transaction<Tables>,
  ownerId: string,
  urls: string | string[] | undefined,
): Promise<string[]> {
  const named = pictureIdsOf(urls);
  if (named.length === 0) return [];
  const shown = await transaction
    .selectFrom('listings')
    .innerJoin('listing_pictures', 'listing_id', 'listings.id')
    .select('picture_id')
    .where('owner_id', '=', ownerId)
    .where('picture_id', 'in', named)
    .forShare('listings')
    .execute();
  const own = new Set(shown.map((row) => row.picture_id));
  return named.filter((id) => own.has(id));
}
