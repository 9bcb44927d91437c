import { AppError } from '@thikana/contract/errors';
import type { Kysely, Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import { m } from '../../paraglide/messages.js';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { HostedCheckout, Razorpay } from '../../platform/payments/razorpay.ts';
import { requireUnpaid } from './claim-payment.ts';
import { ordersRepository } from './orders.repository.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

export const returnPath = '/payments/razorpay/return';

/** The payment page for a featured place. Each place has one order, however often the page is opened. */
export async function beginCheckout(
  { db, razorpay, site }: PromotionDependencies,
  ownerId: string,
  slotId: string,
): Promise<HostedCheckout> {
  const { slot, order } = await db
    .transaction()
    .execute((transaction) => findOrder(transaction, ownerId, slotId));
  if (!razorpay) throw new AppError('payment_unavailable');
  const id = order?.id ?? (await createOrder(db, razorpay, slot, ownerId));
  return razorpay.checkout(id, {
    name: site.name,
    description: m.promotion_checkout({ days: slot.days }),
    returnUrl: pageUrl(site.publicUrl, returnPath),
  });
}

async function findOrder(transaction: Transaction<Tables>, ownerId: string, slotId: string) {
  const slot = await requireUnpaid(transaction, ownerId, slotId);
  return { slot, order: await ordersRepository(transaction).findOpen(slotId) };
}

/** If another request has stored an order in the meantime, the owner pays that one and never sees the new one. */
async function createOrder(
  db: Kysely<Tables>,
  razorpay: Razorpay,
  { id: slotId, listing_id, days, price_rupees }: FeaturedSlotRow,
  ownerId: string,
): Promise<string> {
  const id = await razorpay
    .createOrder({ amountRupees: price_rupees, receipt: slotId })
    .catch(failAsUnavailable);
  return db.transaction().execute(async (transaction) => {
    const { order } = await findOrder(transaction, ownerId, slotId);
    if (order) return order.id;
    await ordersRepository(transaction).insert({ id, slot_id: slotId, listing_id, days, price_rupees });
    return id;
  });
}

function failAsUnavailable(cause: unknown): never {
  throw new AppError('payment_unavailable', { cause });
}
