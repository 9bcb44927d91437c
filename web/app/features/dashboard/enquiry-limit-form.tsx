import type { Output } from '@thikana/contract/endpoint';
import { enquiryLimitBody, limitEnquiries, viewEnquiryLimit } from '@thikana/contract/enquiries';
import { limits } from '@thikana/contract/vocabulary';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { NumberField } from '#web/components/ui/number-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  listingId: string;
  onDone: () => void;
}

/** Limits how many enquiries about a listing may be open at once. */
export function EnquiryLimitForm({ listingId, onDone }: Props) {
  const { isBusy, failure, attempt } = useAttempt(m.enquiry_limit_failed());
  const [limit, setLimit] = useState<Output<typeof viewEnquiryLimit>>();
  /** Stays when the current limit comes later. */
  const [typed, setTyped] = useState<string>();
  const most = typed ?? String(limit?.most ?? '');
  const [problem, setProblem] = useState<string>();
  const params = { id: listingId };
  useEffect(() => {
    // Without the current limit, the form still sets a new one.
    call(viewEnquiryLimit, { params: { id: listingId } }).then(setLimit, () => undefined);
  }, [listingId]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = enquiryLimitBody.safeParse({ most: most.trim() === '' ? null : Number(most) });
    setProblem(body.error?.issues[0]?.message);
    if (!body.success) return;
    if (await attempt(() => call(limitEnquiries, { params, body: body.data }))) {
      toast.success(m.enquiry_limit_saved());
      onDone();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{m.enquiry_limit_text()}</p>
      <NumberField
        label={m.enquiry_limit_title()}
        hint={limit && m.enquiry_limit_open({ open: limit.open })}
        name="most"
        inputMode="numeric"
        min={1}
        max={limits.enquiriesPerListing}
        value={most}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
      />
      <FormError>{failure}</FormError>
      <DialogButtons>
        <Button variant="quiet" disabled={isBusy} onClick={onDone}>
          {m.mine_lower_keep()}
        </Button>
        <Button type="submit" busy={isBusy} busyText={m.mine_answering()}>
          {m.enquiry_limit_save()}
        </Button>
      </DialogButtons>
    </form>
  );
}
