import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { listingRows } from '../listings/listings.feature.ts';
import { featuredRepository } from './featured.repository.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

/** Stores the reference number of a payment; an administrator checks whether it arrived. */
export async function claimPayment(
  { db, now }: PromotionDependencies,
  ownerId: string,
  slotId: string,
  reference: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requireUnpaid(transaction, ownerId, slotId);
    const isClaimed = await featuredRepository(transaction).claim(slotId, reference, now());
    if (!isClaimed) throw new AppError('reference_taken');
  });
}

export async function cancelSlot(
  { db }: PromotionDependencies,
  ownerId: string,
  slotId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requireUnpaid(transaction, ownerId, slotId);
    await featuredRepository(transaction).delete(slotId);
  });
}

/** Locks an unpaid request of this owner. */
export async function requireUnpaid(
  transaction: Transaction<Tables>,
  ownerId: string,
  slotId: string,
): Promise<FeaturedSlotRow> {
  const slot = await featuredRepository(transaction).findForUpdate(slotId);
  const listing = slot && (await listingRows(transaction).find(slot.listing_id));
  if (!slot || listing?.owner_id !== ownerId) throw new AppError('slot_not_found');
  if (slot.status !== 'unpaid') throw new AppError('slot_decided');
  return slot;
}
