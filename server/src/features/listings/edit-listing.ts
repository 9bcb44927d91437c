import { AppError } from '@thikana/contract/errors';
import { pictureIdOfUrl } from '@thikana/contract/pictures';
import { limits } from '@thikana/contract/vocabulary';
import type { IncomingForm } from '../../http/read-form.ts';
import type { SessionUser } from '../../http/viewer.ts';
import type { ListingRow } from '../../platform/database/tables.ts';
import { checkedFields } from './checked-fields.ts';
import { getListing } from './get-listing.ts';
import { listingColumns } from './listing-columns.ts';
import { listPictureIds, replacePictures } from './listing-pictures.repository.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { may } from './listings.policy.ts';
import { type ListingWithPictures, listingsRepository } from './listings.repository.ts';

/** Replaces the fields and pictures of a pending listing; it stays pending. */
export async function editListing(
  { db, pictures, settings }: ListingsDependencies,
  viewer: SessionUser,
  id: string,
  form: IncomingForm,
): Promise<ListingWithPictures> {
  requireEditable(await listingsRepository(db).find(id), viewer);
  const { landUnits } = await settings.get();
  await pictures.receiveForm(form, async ({ fields, received }) => {
    const columns = listingColumns(checkedFields(fields), landUnits);
    await db.transaction().execute(async (transaction) => {
      const listings = listingsRepository(transaction);
      requireEditable(await listings.findForUpdate(id), viewer);
      const earlier = await listPictureIds(transaction, id);
      const kept = keptPictures(fields.existingPictures, earlier);
      const all = [...kept, ...received.map((picture) => picture.id)];
      if (all.length > limits.picturesPerListing) throw new AppError('too_many_pictures');
      await listings.update(id, columns);
      await pictures.keep(transaction, received, viewer.id);
      await replacePictures(transaction, id, all);
      await pictures.release(
        transaction,
        earlier.filter((picture) => !kept.includes(picture)),
      );
    });
  });
  return getListing(listingsRepository(db), id);
}

function requireEditable(
  listing: ListingRow | undefined,
  viewer: SessionUser,
): asserts listing is ListingRow {
  if (!listing || listing.owner_id !== viewer.id) throw new AppError('listing_not_found');
  if (may(viewer, 'edit', listing)) return;
  throw new AppError(listing.approval_status === 'approved' ? 'listing_approved' : 'listing_rejected');
}

/** Only pictures that are the listing's own already can be kept; anyone else's address counts for nothing. */
function keptPictures(urls: string | string[] | undefined, earlier: readonly string[]): string[] {
  const named = [urls ?? []].flat().map(pictureIdOfUrl);
  return [...new Set(named)].filter((id): id is string => id !== undefined && earlier.includes(id));
}
