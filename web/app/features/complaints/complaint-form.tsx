import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import { complaintKinds } from '@thikana/contract/complaint-kinds';
import { complaintForm, complaintTextMax, fileComplaint } from '@thikana/contract/complaints';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { HoneypotField } from '#web/components/ui/honeypot-field.tsx';
import { SelectField, TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { call } from '#web/lib/api/api.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { m } from '#web/paraglide/messages.js';
import { FiledNotice } from './filed-notice.tsx';

const empty = { kind: '' as never, email: '', page: '', text: '', website: '' };

/** The form to file a complaint. It works without scripts; a failure keeps what was typed. */
export function ComplaintForm({ problem }: { problem: string | undefined }) {
  const [number, setNumber] = useState<string>();
  const isReady = useHydrated();
  const keyOf = useIdempotencyKey();
  const { form, field, failure, isSubmitting, submit } = useServerForm(complaintForm, {
    fallback: m.complaints_failed(),
    defaultValues: empty,
  });

  const send = submit(async (typed) => {
    const key = keyOf(JSON.stringify(typed));
    setNumber((await call(fileComplaint, { body: { ...typed, key } })).number);
    form.reset(empty);
  });

  if (number !== undefined) {
    return (
      <FiledNotice number={number}>
        <Button variant="secondary" onClick={() => setNumber(undefined)}>
          {m.complaints_again()}
        </Button>
      </FiledNotice>
    );
  }
  const trouble = failure ?? problem;
  return (
    // Without scripts the browser checks and sends the form.
    <form method="post" noValidate={isReady} onSubmit={send} className="relative grid gap-4">
      <SelectField
        label={m.complaints_kind()}
        placeholder={m.complaints_choose()}
        options={complaintKinds.map((kind) => ({ value: kind, label: complaintKindLabel(kind) }))}
        required
        {...field('kind')}
      />
      <TextAreaField
        label={m.complaints_text()}
        rows={6}
        required
        maxLength={complaintTextMax}
        {...field('text')}
      />
      <TextField
        label={m.complaints_page()}
        hint={m.complaints_page_hint()}
        inputMode="url"
        maxLength={500}
        {...field('page')}
      />
      <TextField
        label={m.complaints_email()}
        hint={m.complaints_email_hint()}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <HoneypotField {...form.register('website')} />
      {trouble && <FormError>{trouble}</FormError>}
      <Button type="submit" size="lg" busy={isSubmitting} busyText={m.complaints_busy()}>
        {m.complaints_submit()}
      </Button>
    </form>
  );
}
