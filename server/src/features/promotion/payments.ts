import type { PaymentWay } from '@thikana/contract/featured';
import type { Settings } from '@thikana/contract/settings';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';

/** Somebody who can be paid. */
export interface PaymentProvider {
  /** Whether anybody can be paid this way now. */
  isReady(settings: Settings): boolean;
  /** How a place is paid this way. */
  wayFor(slot: FeaturedSlotRow, settings: Settings): PaymentWay;
}

/** The owner pays the operator by UPI, which every such application in India reads as a link and as a QR code. */
export function byAgreement(siteName: string): PaymentProvider {
  return {
    isReady: ({ upi }) => upi.id !== '',
    wayFor(slot, { upi }) {
      const payee = upi.payee || siteName;
      const fields = {
        pa: upi.id,
        pn: payee,
        am: slot.price_rupees.toFixed(2),
        cu: 'INR',
        tn: `${siteName} ${slot.id.slice(-8)}`,
      };
      const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return { kind: 'upi', payee, upiId: upi.id, link: `upi://pay?${query.join('&')}` };
    },
  };
}

/** The owner pays on a page of Razorpay, which says so by itself. */
export const byRazorpay: PaymentProvider = {
  isReady: () => true,
  wayFor: () => ({ kind: 'online', provider: 'Razorpay' }),
};
