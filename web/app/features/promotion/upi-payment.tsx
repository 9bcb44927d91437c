import { claimPayment, type FeaturedSlot, type PaymentWay } from '@thikana/contract/featured';
import { type FormEvent, Suspense, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { fullPrice } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const QrCode = lazyPart(async () => ({ default: (await import('#web/components/ui/qr-code.tsx')).QrCode }));

interface Props {
  slot: FeaturedSlot;
  way: Extract<PaymentWay, { kind: 'upi' }>;
  /** Otherwise the payment without a reference number is the primary button. */
  isOnlyWay: boolean;
}

/** Explains how to pay by UPI and takes the payment's reference number. */
export function UpiPayment({ slot, way: { payee, upiId, link }, isOnlyWay }: Props) {
  const { isBusy, failure, run } = useAction(m.promote_payment_failed());
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = String(new FormData(event.currentTarget).get('reference') ?? '').trim();
    setProblem(reference ? undefined : m.promote_reference_missing());
    if (!reference) return event.currentTarget.querySelector('input')?.focus();
    void run(() => call(claimPayment, { params: { id: slot._id }, body: { reference } }));
  };

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-3">
      <p>
        {m.promote_pay({ amount: fullPrice(slot.priceRupees), payee, id: upiId })}{' '}
        <a href={link} className="text-tea underline underline-offset-2">
          {m.promote_pay_open()}
        </a>
      </p>
      <Suspense fallback={<Skeleton className="size-52 justify-self-center" />}>
        <QrCode text={link} label={m.promote_pay_code({ payee })} />
      </Suspense>
      <TextField
        label={m.promote_reference()}
        hint={m.promote_reference_hint()}
        name="reference"
        autoComplete="off"
        maxLength={40}
        required
        error={problem}
      />
      <FormError>{failure}</FormError>
      <Button
        type="submit"
        variant={isOnlyWay ? 'primary' : 'secondary'}
        busy={isBusy}
        className="justify-self-start"
      >
        {m.promote_reference_send()}
      </Button>
    </form>
  );
}
