import { AppError } from '@thikana/contract/errors';
import type { PromotedListing } from '@thikana/contract/promotion';
import { isPublic, listingRows } from '../listings/listings.feature.ts';
import { featuredRepository } from './featured.repository.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';
import { presentPromotion } from './promotion.presenter.ts';

/** An owner's approved listings, and how each is promoted. */
export async function listPromotions(
  { db, settings, site, now }: PromotionDependencies,
  ownerId: string,
): Promise<PromotedListing[]> {
  const known = { settings: await settings.get(), siteName: site.name, now: now() };
  const shown = (await listingRows(db).listByOwner(ownerId)).filter(isPublic);
  const slots = await featuredRepository(db).listLast(shown.map(({ id }) => id));
  return shown.map((listing) => presentPromotion(listing, slots.get(listing.id), known));
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
