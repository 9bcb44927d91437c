import { AppError } from '@thikana/contract/errors';
import { isPublic, listingRows, markListingsStale, requireOwn } from '../listings/listings.feature.ts';
import { bumpableFrom } from './bump-rule.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

/** Moves a listing to the top of "newest", as if it had been posted now. */
export async function bumpListing(
  { db, settings, now }: PromotionDependencies,
  ownerId: string,
  id: string,
): Promise<void> {
  const { bumpAfterDays } = await settings.get();
  await db.transaction().execute(async (transaction) => {
    const listings = listingRows(transaction);
    const listing = await listings.findForUpdate(id);
    requireOwn(listing, ownerId);
    if (!isPublic(listing)) throw new AppError('listing_not_public');
    const time = now();
    if (bumpableFrom(listing.bumped_at, bumpAfterDays, time)) throw new AppError('bumped_lately');
    await listings.bump(id, time);
    await markListingsStale(transaction, [id]);
  });
}
