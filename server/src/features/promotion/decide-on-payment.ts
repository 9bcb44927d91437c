import { AppError } from '@thikana/contract/errors';
import { amountText } from '@thikana/contract/number-text';
import type { Transaction } from 'kysely';
import { m } from '../../paraglide/messages.js';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { isPublic, listingRows } from '../listings/listings.feature.ts';
import { beginSlot } from './begin-slot.ts';
import { featuredRepository } from './featured.repository.ts';
import { mailPaymentArrived, mailPaymentNotFound } from './mail-payment.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

/** The payment arrived: the place begins, even if the area is full by now. */
export async function confirmPayment(
  dependencies: PromotionDependencies,
  adminId: string,
  slotId: string,
): Promise<void> {
  const { db, now } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const { slot, listing } = await getForUpdate(transaction, slotId);
    if (slot.status === 'running') return;
    if (slot.status !== 'claimed') throw new AppError('slot_decided');
    if (!isPublic(listing)) throw new AppError('listing_not_public');
    const endsAt = await beginSlot(transaction, slot, now());
    await mailPaymentArrived(transaction, dependencies, listing, { ...slot, endsAt });
    await recordAudit(transaction, {
      adminId,
      action: 'payment.confirm',
      subject: { id: listing.id, label: listing.title },
      detail: () =>
        m.promotion_payment({
          amount: amountText(slot.price_rupees),
          reference: slot.reference ?? '',
          days: slot.days,
        }),
    });
  });
}

export async function refusePayment(
  dependencies: PromotionDependencies,
  adminId: string,
  slotId: string,
  reason: string,
): Promise<void> {
  await dependencies.db.transaction().execute(async (transaction) => {
    const { slot, listing } = await getForUpdate(transaction, slotId);
    if (slot.status === 'refused') return;
    if (slot.status !== 'claimed') throw new AppError('slot_decided');
    await featuredRepository(transaction).refuse(slotId, reason);
    await mailPaymentNotFound(transaction, dependencies, listing, { ...slot, reason });
    await recordAudit(transaction, {
      adminId,
      action: 'payment.refuse',
      subject: { id: listing.id, label: listing.title },
      detail: () =>
        m.promotion_refused({
          amount: amountText(slot.price_rupees),
          reference: slot.reference ?? '',
          reason,
        }),
    });
  });
}

async function getForUpdate(transaction: Transaction<Tables>, slotId: string) {
  const slot: FeaturedSlotRow | undefined = await featuredRepository(transaction).findForUpdate(slotId);
  const listing = slot && (await listingRows(transaction).find(slot.listing_id));
  if (!slot || !listing) throw new AppError('slot_not_found');
  return { slot, listing };
}
