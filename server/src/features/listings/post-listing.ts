import { AppError } from '@thikana/contract/errors';
import { limits } from '@thikana/contract/vocabulary';
import type { IncomingForm } from '../../http/read-form.ts';
import { newId } from '../../lib/ids.ts';
import { offeredFields } from './checked-fields.ts';
import { firstOfferedAt } from './first-offered-at.ts';
import { listingColumns } from './listing-columns.ts';
import { addPictures } from './listing-pictures.repository.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { listingsRepository } from './listings.repository.ts';
import { lockOwnPictures } from './own-pictures.ts';
import { claimKey, type Stored, storeOnce } from './posting-keys.ts';

/**
 * Posts a listing that waits for approval; its owner sees it and its pictures at once. Its id carries the time since
 * when the home has been offered, so that a repost is as old as the first post in every list.
 */
export async function postListing(
  { db, pictures, settings, queueFraudChecks, now }: ListingsDependencies,
  ownerId: string,
  form: IncomingForm,
  key: string | undefined,
): Promise<Stored> {
  const { landUnits, availability } = await settings.get();
  return storeOnce(() =>
    pictures.receiveForm(form, async ({ fields, received }) => {
      const columns = listingColumns(offeredFields(fields), landUnits);
      const { repostWeeks } = availability;
      const id = newId(await firstOfferedAt(db, { ownerId, columns, now: now(), repostWeeks }));
      await db.transaction().execute(async (transaction) => {
        const listings = listingsRepository(transaction);
        await requireOwner(listings, ownerId);
        await listings.insert({ ...columns, id, owner_id: ownerId });
        await claimKey(transaction, { ownerId, key, listingId: id });
        const copied = await lockOwnPictures(transaction, ownerId, fields.existingPictures);
        const all = [...copied, ...received.map((picture) => picture.id)];
        if (all.length > limits.picturesPerListing) throw new AppError('too_many_pictures');
        await pictures.keep(transaction, received, ownerId);
        await addPictures(transaction, id, all);
        await queueFraudChecks(transaction, id);
      });
      return id;
    }),
  );
}

/** The account may have been banned or deleted during the upload. */
async function requireOwner(listings: ReturnType<typeof listingsRepository>, ownerId: string): Promise<void> {
  const owner = await listings.lockOwner(ownerId);
  if (!owner) throw new AppError('not_signed_in');
  if (owner.banned_at) throw new AppError('account_banned');
}
