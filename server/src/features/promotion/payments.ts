import type { Settings } from '@thikana/contract/settings';
import type { FeaturedSlotRow } from '../../platform/database/tables.ts';

/** How to pay for a place by UPI, which every such application in India reads as a link and as a QR code. */
export function paymentByUpi({ upi }: Pick<Settings, 'upi'>, slot: FeaturedSlotRow, siteName: string) {
  const payee = upi.payee || siteName;
  const fields = {
    pa: upi.id,
    pn: payee,
    am: slot.price_rupees.toFixed(2),
    cu: 'INR',
    tn: `${siteName} ${slot.id.slice(-8)}`,
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { payee, upiId: upi.id, link: `upi://pay?${query.join('&')}` };
}
