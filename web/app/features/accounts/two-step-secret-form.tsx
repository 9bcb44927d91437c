import { zodResolver } from '@hookform/resolvers/zod';
import { confirmTwoStep, confirmTwoStepBody } from '@thikana/contract/two-step';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { QrCode } from '#web/components/ui/qr-code.tsx';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { CodeField } from './code-field.tsx';
import { showTwoStepError } from './show-two-step-error.ts';
import { TwoStepButtons } from './two-step-buttons.tsx';

interface Props {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export function TwoStepSecretForm({ secret, uri, onConfirmed, onCancel }: Props) {
  const form = useForm<z.input<typeof confirmTwoStepBody>>({
    resolver: zodResolver(confirmTwoStepBody),
    defaultValues: { code: '' },
  });
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone. Focusing the field would open a keyboard over the QR code.
  useEffect(() => text.current?.focus(), []);
  const submit = form.handleSubmit((body) =>
    call(confirmTwoStep, { body }).then(
      ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      (error) => showTwoStepError(error, form),
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        {m.two_step_scan()}
      </p>
      <QrCode text={uri} label={m.two_step_qr()} />
      <p>
        {m.two_step_type()} <code className="block break-all font-mono">{secret}</code>
      </p>
      <CodeField
        label={m.two_step_code()}
        inputMode="numeric"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <TwoStepButtons form={form} label={m.two_step_turn_on()} onCancel={onCancel} />
    </form>
  );
}
