import type { FeaturedSlot } from '@thikana/contract/featured';
import { OnlinePayment } from './online-payment.tsx';
import { UpiPayment } from './upi-payment.tsx';

/** Every way in which a place can be paid. */
export function PaymentForm({ slot }: { slot: FeaturedSlot }) {
  return (
    <div className="grid gap-5">
      {slot.payments.map((way) =>
        way.kind === 'online' ? (
          <OnlinePayment key={way.kind} slot={slot} provider={way.provider} />
        ) : (
          <UpiPayment key={way.kind} slot={slot} way={way} />
        ),
      )}
    </div>
  );
}
