import { beginCheckout, type FeaturedSlot } from '@thikana/contract/featured';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { fullPrice } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { sendForm } from './send-form.ts';

/** Redirects to the payment provider, which redirects back here. */
export function OnlinePayment({ slot, provider }: { slot: FeaturedSlot; provider: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const pay = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      sendForm(await call(beginCheckout, { params: { id: slot._id } }));
    } catch (error) {
      setFailure(errorText(error, m.promote_pay_online_failed()));
      setBusy(false);
    }
  };

  return (
    <div className="grid max-w-md justify-items-start gap-2">
      <p>{m.promote_pay_online_text({ provider })}</p>
      <Button busy={isBusy} busyText={m.promote_pay_online_leaving()} onClick={pay}>
        <CreditCard size={18} />
        {m.promote_pay_online({ amount: fullPrice(slot.priceRupees), provider })}
      </Button>
      <FormError>{failure}</FormError>
    </div>
  );
}
