import { appealBody, appealComplaint, complaintTextMax } from '@thikana/contract/complaints';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  token: string;
  until: string;
  /** What was wrong with a form that was sent without scripts. */
  problem: string | undefined;
  onSent: () => unknown;
}

/** The appeal against a decision, which is possible once. */
export function AppealForm({ token, until, problem, onSent }: Props) {
  const isReady = useHydrated();
  const { field, failure, isSubmitting, submit } = useServerForm(appealBody, {
    fallback: m.complaint_appeal_failed(),
    defaultValues: { text: '' },
  });
  const send = submit(async (body) => {
    await call(appealComplaint, { params: { token }, body });
    await onSent();
  });
  const trouble = failure ?? problem;
  return (
    <Card as="section" aria-labelledby="appeal-form">
      <h2 id="appeal-form" className="font-semibold text-xl">
        {m.complaint_appeal()}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.complaint_appeal_text({ date: dateTime(until) })}</p>
      <form method="post" noValidate={isReady} onSubmit={send} className="grid gap-4">
        <TextAreaField
          label={m.complaint_appeal_why()}
          rows={5}
          required
          maxLength={complaintTextMax}
          {...field('text')}
        />
        {trouble && <FormError>{trouble}</FormError>}
        <Button type="submit" busy={isSubmitting} busyText={m.complaints_busy()}>
          {m.complaint_appeal_submit()}
        </Button>
      </form>
    </Card>
  );
}
