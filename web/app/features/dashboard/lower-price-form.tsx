import { landUnitName } from '@thikana/contract/land';
import { askedRupees, lowerPrice, lowerPriceBody } from '@thikana/contract/lower-price';
import { currencySign } from '@thikana/contract/number-text';
import type { OwnListing } from '@thikana/contract/own-listings';
import { type FormEvent, useState } from 'react';
import { AmountField } from '#web/components/ui/amount-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { fullPrice } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  listing: OwnListing;
  onKeep: () => void;
  onLowered: () => void;
}

/** Lowers the price of an approved listing, in the unit the owner chose. */
export function LowerPriceForm({ listing, onKeep, onLowered }: Props) {
  const { isBusy, failure, run } = useAction(m.mine_lower_failed());
  const [problem, setProblem] = useState<string>();
  const asked = askedRupees(listing) ?? 0;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = lowerPriceBody.safeParse({ rupees: new FormData(form).get('rupees') });
    const isLower = read.success && read.data.rupees < asked;
    setProblem(isLower ? undefined : (read.error?.issues[0]?.message ?? m.mine_lower_not()));
    if (!read.success || !isLower) return form.querySelector('input')?.focus();
    const lowered = await run(() => call(lowerPrice, { params: { id: listing._id }, body: read.data }));
    if (lowered) onLowered();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{m.mine_lower_text()}</p>
      <AmountField
        label={label(listing)}
        hint={m.mine_lower_now({ price: fullPrice(asked) })}
        name="rupees"
        autoFocus
        required
        error={problem}
      />
      <FormError>{failure}</FormError>
      <DialogButtons>
        <Button variant="quiet" disabled={isBusy} onClick={onKeep}>
          {m.mine_lower_keep()}
        </Button>
        <Button type="submit" busy={isBusy} busyText={m.mine_answering()}>
          {m.mine_lower_save()}
        </Button>
      </DialogButtons>
    </form>
  );
}

/** 'New price (₹, per month)', '(₹, per katha)', or without either for a total price. */
function label({ frequency, unit }: OwnListing): string {
  const currency = currencySign();
  if (frequency) return m.mine_lower_per_period({ currency, frequency });
  return unit
    ? m.mine_lower_per_unit({ currency, unit: landUnitName(unit) })
    : m.mine_lower_label({ currency });
}
