import {
  type ComplaintStage,
  complaintOutcomes,
  decideComplaint,
  decideComplaintBody,
} from '@thikana/contract/complaints';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { SelectField, TextAreaField } from '#web/components/ui/inputs.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  number: string;
  stage: ComplaintStage;
  onDecided: () => unknown;
}

/** Outcome and reason, which the person who complained gets by email. */
export function DecideForm({ number, stage, onDecided }: Props) {
  const { field, failure, isSubmitting, submit } = useServerForm(decideComplaintBody, {
    fallback: m.admin_complaint_failed(),
    defaultValues: { stage, outcome: '' as never, reason: '' },
  });
  const send = submit(async (body) => {
    await call(decideComplaint, { params: { number }, body });
    toast.success(m.admin_complaint_done());
    await onDecided();
  });
  return (
    <Card as="section" aria-labelledby="decide">
      <h2 id="decide" className="font-semibold text-xl">
        {m.admin_complaint_decide()}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.admin_complaint_decide_text()}</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <SelectField
          label={m.admin_complaint_outcome()}
          placeholder={m.complaints_choose()}
          options={complaintOutcomes.map((outcome) => ({
            value: outcome,
            label: m.complaint_outcome({ outcome }),
          }))}
          required
          {...field('outcome')}
        />
        <TextAreaField
          label={m.admin_complaint_reason()}
          rows={5}
          required
          maxLength={2000}
          {...field('reason')}
        />
        {failure && <FormError>{failure}</FormError>}
        <Button type="submit" busy={isSubmitting} busyText={m.complaints_busy()}>
          {m.admin_complaint_send()}
        </Button>
      </form>
    </Card>
  );
}
