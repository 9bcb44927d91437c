import { zodResolver } from '@hookform/resolvers/zod';
import { confirmTwoStep, confirmTwoStepBody } from '@thikana/contract/two-step';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { QrCode } from '#web/components/ui/qr-code.tsx';
import { call } from '#web/lib/api.ts';
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
  const submit = form.handleSubmit((body) =>
    call(confirmTwoStep, { body }).then(
      ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      (error) => showTwoStepError(error, form),
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{m.two_step_scan()}</p>
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
