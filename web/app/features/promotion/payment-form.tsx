import type { FeaturedSlot } from '@thikana/contract/featured';
import { Fragment } from 'react';
import { m } from '#web/paraglide/messages.js';
import { OnlinePayment } from './online-payment.tsx';
import { UpiPayment } from './upi-payment.tsx';

/** All configured ways to pay for a featured place; the owner needs only one. */
export function PaymentForm({ slot }: { slot: FeaturedSlot }) {
  return (
    <div className="grid gap-4">
      {slot.payments.map((way, index) => (
        <Fragment key={way.kind}>
          {index > 0 && <Or />}
          {way.kind === 'online' ? (
            <OnlinePayment slot={slot} provider={way.provider} />
          ) : (
            <UpiPayment slot={slot} way={way} isOnlyWay={slot.payments.length === 1} />
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Or() {
  return (
    <p className="flex max-w-md items-center gap-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {m.promote_pay_or()}
    </p>
  );
}
