import { AppError } from '@thikana/contract/errors';
import type { FeaturedOffer } from '@thikana/contract/featured';
import { newId } from '../../lib/ids.ts';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import { isPublic, listingRows, requireOwn } from '../listings/listings.feature.ts';
import { beginSlot, requireRoom } from './begin-slot.ts';
import { featuredRepository } from './featured.repository.ts';
import { offersFor } from './offers.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

/** Requests a featured place. A free one begins at once. */
export async function featureListing(
  { db, settings, payments, now }: PromotionDependencies,
  ownerId: string,
  listingId: string,
  offer: FeaturedOffer,
): Promise<string> {
  const known = await settings.get();
  const time = now();
  const id = newId(time);
  await db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(listingId);
    requireOwn(listing, ownerId);
    if (!isPublic(listing)) throw new AppError('listing_not_public');
    if (!offersFor(known, payments, listing.area).some((each) => isSame(each, offer)))
      throw new AppError('offer_changed');
    const slots = featuredRepository(transaction);
    const last = (await slots.listLast([listingId])).get(listingId);
    if (last && isOpen(last, time)) throw new AppError('featured_already');
    await requireRoom(transaction, listing, { placesPerArea: known.featured.placesPerArea, now: time });
    await slots.insert({ id, listing_id: listingId, days: offer.days, price_rupees: offer.priceRupees });
    if (offer.priceRupees === 0)
      await beginSlot(transaction, { id, days: offer.days, listing_id: listingId }, time);
  });
  return id;
}

/** Whether this request prevents another one. */
export function isOpen({ status, ends_at: endsAt }: FeaturedSlotRow, now: Date): boolean {
  if (status === 'running') return endsAt !== null && endsAt > now;
  return status !== 'refused';
}

function isSame(one: FeaturedOffer, other: FeaturedOffer): boolean {
  return one.area === other.area && one.days === other.days && one.priceRupees === other.priceRupees;
}
