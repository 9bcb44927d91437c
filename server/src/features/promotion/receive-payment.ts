import { amountText } from '@thikana/contract/number-text';
import type { Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import { m } from '../../paraglide/messages.js';
import type { PaymentOrderRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { RazorpayPayment } from '../../platform/payments/razorpay.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { isPublic, listingRows } from '../listings/listings.feature.ts';
import { beginSlot } from './begin-slot.ts';
import { featuredRepository } from './featured.repository.ts';
import { mailPaymentArrived } from './mail-payment.ts';
import { ordersRepository } from './orders.repository.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

type Received = Pick<PromotionDependencies, 'db' | 'mail' | 'site' | 'now'>;

/**
 * A provider confirmed a payment: the place begins, once, however often the event is repeated. If the listing is not
 * public, the payment waits for an administrator. A request that was withdrawn in the meantime still gets its place.
 */
export async function receivePayment(
  dependencies: Received,
  { orderId, paymentId }: RazorpayPayment,
  isWhole: (order: PaymentOrderRow) => boolean = () => true,
): Promise<void> {
  const { db, now } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const orders = ordersRepository(transaction);
    const order = await orders.findForUpdate(orderId);
    if (!order || order.paid_at || !isWhole(order)) return;
    await orders.setPaid(orderId, paymentId, now());
    const label = await begin(transaction, dependencies, order, paymentId);
    await recordAudit(transaction, {
      adminId: null,
      action: 'payment.receive',
      subject: { id: order.listing_id ?? order.slot_id, label },
      detail: () =>
        m.promotion_payment({
          amount: amountText(order.price_rupees),
          reference: paymentId,
          days: order.days,
        }),
    });
  });
}

/** Returns what was paid for. */
async function begin(
  transaction: Transaction<Tables>,
  dependencies: Received,
  order: PaymentOrderRow,
  paymentId: string,
): Promise<string> {
  const at = dependencies.now();
  const listing = order.listing_id ? await listingRows(transaction).find(order.listing_id) : undefined;
  if (!listing) return m.promotion_deleted_listing();
  const slots = featuredRepository(transaction);
  // A withdrawn request may have been replaced by a new one.
  const asked = (await slots.findForUpdate(order.slot_id)) ?? (await slots.findOpenForUpdate(listing.id));
  // Paid twice, by agreement and online: the audit log shows it to administrators.
  if (asked?.status === 'running') return listing.title;
  const slot = { id: asked?.id ?? newId(at), listing_id: listing.id, days: order.days };
  if (!asked) await slots.insert({ ...slot, price_rupees: order.price_rupees });
  await slots.claim(slot.id, paymentId, at);
  if (!isPublic(listing)) return listing.title;
  const endsAt = await beginSlot(transaction, slot, at);
  const paid = { price_rupees: order.price_rupees, reference: paymentId, endsAt };
  await mailPaymentArrived(transaction, dependencies, listing, paid);
  return listing.title;
}
