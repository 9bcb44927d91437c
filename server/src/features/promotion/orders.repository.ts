import type { Kysely, Transaction } from 'kysely';
import type { PaymentOrderRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export function ordersRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(
      order: Pick<PaymentOrderRow, 'id' | 'slot_id' | 'listing_id' | 'days' | 'price_rupees'>,
    ): Promise<void> {
      await db
        .insertInto('payment_orders')
        .values({ ...order, payment_id: null, paid_at: null })
        .execute();
    },

    findOpen(slotId: string): Promise<PaymentOrderRow | undefined> {
      return db
        .selectFrom('payment_orders')
        .selectAll()
        .where('slot_id', '=', slotId)
        .where('paid_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    findForUpdate(id: string): Promise<PaymentOrderRow | undefined> {
      return db.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    },

    async setPaid(id: string, paymentId: string, at: Date): Promise<void> {
      await db
        .updateTable('payment_orders')
        .set({ payment_id: paymentId, paid_at: at })
        .where('id', '=', id)
        .execute();
    },
  };
}
