import { AppError } from '@thikana/contract/errors';
import type { PromotedListing } from '@thikana/contract/promotion';
import { isPublic, listingRows } from '../listings/listings.feature.ts';
import { viewsOf } from '../statistics/statistics.feature.ts';
import { featuredRepository } from './featured.repository.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';
import { presentPromotion } from './promotion.presenter.ts';

/** An owner's approved listings with their promotion. */
export async function listPromotions(
  { db, settings, payments, now }: PromotionDependencies,
  ownerId: string,
): Promise<PromotedListing[]> {
  const known = { settings: await settings.get(), payments, now: now() };
  const shown = (await listingRows(db).listByOwner(ownerId)).filter(isPublic);
  const ids = shown.map(({ id }) => id);
  const [slots, views] = await Promise.all([
    featuredRepository(db).listLast(ids),
    viewsOf(db, ids, known.now),
  ]);
  return shown.map((listing) =>
    presentPromotion(listing, { slot: slots.get(listing.id), views: views(listing.id) }, known),
  );
}

export async function getPromotion(
  dependencies: PromotionDependencies,
  ownerId: string,
  listingId: string,
): Promise<PromotedListing> {
  const promotions = await listPromotions(dependencies, ownerId);
  const promotion = promotions.find(({ listing }) => listing._id === listingId);
  if (!promotion) throw new AppError('listing_not_found');
  return promotion;
}
