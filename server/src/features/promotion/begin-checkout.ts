import { AppError } from '@thikana/contract/errors';
import { pageUrl } from '../../lib/addresses.ts';
import { m } from '../../paraglide/messages.js';
import type { HostedCheckout } from '../../platform/payments/razorpay.ts';
import { requireUnpaid } from './claim-payment.ts';
import { ordersRepository } from './orders.repository.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

export const returnPath = '/payments/razorpay/return';

/** The payment page for a featured place. Each request has one order, however often the page is opened. */
export async function beginCheckout(
  { db, razorpay, site }: PromotionDependencies,
  ownerId: string,
  slotId: string,
): Promise<HostedCheckout> {
  const slot = await db.transaction().execute((transaction) => requireUnpaid(transaction, ownerId, slotId));
  if (!razorpay) throw new AppError('payment_unavailable');
  const orders = ordersRepository(db);
  const open = await orders.findOpen(slotId);
  const order = { amountRupees: slot.price_rupees, receipt: slotId };
  const id = open?.id ?? (await razorpay.createOrder(order).catch(failAsUnavailable));
  if (!open) {
    const { listing_id, days, price_rupees } = slot;
    await orders.insert({ id, slot_id: slotId, listing_id, days, price_rupees });
  }
  return razorpay.checkout(id, {
    name: site.name,
    description: m.promotion_checkout({ days: slot.days }),
    returnUrl: pageUrl(site.publicUrl, returnPath),
  });
}

function failAsUnavailable(cause: unknown): never {
  throw new AppError('payment_unavailable', { cause });
}
