import { currentCity } from '@thikana/contract/city';
import type { PaymentWay } from '@thikana/contract/featured';
import type { Settings } from '@thikana/contract/settings';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';

/** A payment provider. */
export interface PaymentProvider {
  /** Whether this provider is configured. */
  isReady(settings: Settings): boolean;
  /** The instructions for paying a place. */
  wayFor(slot: FeaturedSlotRow, settings: Settings): PaymentWay;
}

/** The owner pays the operator by UPI; every UPI app in India opens the link or the QR code. */
export function byAgreement(site: { name: string }): PaymentProvider {
  return {
    isReady: ({ upi }) => upi.id !== '' && isInRupees(),
    wayFor(slot, { upi }) {
      const payee = upi.payee || site.name;
      const fields = {
        pa: upi.id,
        pn: payee,
        am: slot.price_rupees.toFixed(2),
        cu: 'INR',
        tn: `${site.name} ${slot.id.slice(-8)}`,
      };
      const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return { kind: 'upi', payee, upiId: upi.id, link: `upi://pay?${query.join('&')}` };
    },
  };
}

/** UPI and Razorpay transfer Indian rupees only. */
function isInRupees(): boolean {
  return currentCity().currency === 'INR';
}

/** The owner pays on a page of Razorpay, which confirms the payment itself. */
export const byRazorpay: PaymentProvider = {
  isReady: isInRupees,
  wayFor: () => ({ kind: 'online', provider: 'Razorpay' }),
};
