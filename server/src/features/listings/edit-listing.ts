import { AppError } from '@thikana/contract/errors';
import { offeredCategories } from '@thikana/contract/offers';
import { limits } from '@thikana/contract/vocabulary';
import type { IncomingForm } from '../../http/read-form.ts';
import type { SessionUser } from '../../http/viewer.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import { offeredFields } from './checked-fields.ts';
import { unhideListings } from './hide-listings.ts';
import { listingColumns } from './listing-columns.ts';
import { listPictureIds, replacePictures } from './listing-pictures.repository.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { may } from './listings.policy.ts';
import { listingsRepository } from './listings.repository.ts';
import { pictureIdsOf } from './own-pictures.ts';
import { claimKey, type Stored, storeOnce } from './posting-keys.ts';
import { requireOwn } from './require-own.ts';
import { requireUnmodified } from './require-unmodified.ts';

/** Replaces the fields and pictures of a pending listing; it stays pending. */
export async function editListing(
  { db, pictures, settings, queueFraudChecks }: ListingsDependencies,
  viewer: SessionUser,
  id: string,
  form: IncomingForm,
  key: string | undefined,
): Promise<Stored> {
  const before = await listingsRepository(db).find(id);
  requireEditable(before, viewer);
  const { landUnits } = await settings.get();
  const stored = await storeOnce(() =>
    pictures.receiveForm(form, async ({ fields, received }) => {
      const columns = listingColumns(offeredFields(fields, before), landUnits);
      await db.transaction().execute(async (transaction) => {
        const listings = listingsRepository(transaction);
        const listing = await listings.findForUpdate(id);
        requireEditable(listing, viewer);
        await claimKey(transaction, { ownerId: viewer.id, key, listingId: id });
        requireUnmodified(listing, fields.unmodifiedSince);
        const earlier = await listPictureIds(transaction, id);
        const kept = keptPictures(fields.existingPictures, earlier);
        const all = [...kept, ...received.map((picture) => picture.id)];
        if (all.length > limits.picturesPerListing) throw new AppError('too_many_pictures');
        await listings.update(id, columns);
        if (offeredCategories(columns.intent).includes(columns.category))
          await unhideListings(transaction, { ids: [id] }, 'unoffered');
        await pictures.keep(transaction, received, viewer.id);
        await replacePictures(transaction, id, all);
        await queueFraudChecks(transaction, id);
        await pictures.release(
          transaction,
          earlier.filter((picture) => !kept.includes(picture)),
        );
      });
      return id;
    }),
  );
  // Nothing was edited; the key belongs to another listing.
  if (stored.id !== id) throw new AppError('key_used');
  return stored;
}

function requireEditable(
  listing: ListingRow | undefined,
  viewer: SessionUser,
): asserts listing is ListingRow {
  requireOwn(listing, viewer.id);
  if (may(viewer, 'edit', listing)) return;
  throw new AppError(listing.approval_status === 'approved' ? 'listing_approved' : 'listing_rejected');
}

/** Only the listing's own pictures can be kept; other addresses are ignored. */
function keptPictures(urls: string | string[] | undefined, earlier: readonly string[]): string[] {
  return pictureIdsOf(urls).filter((id) => earlier.includes(id));
}
