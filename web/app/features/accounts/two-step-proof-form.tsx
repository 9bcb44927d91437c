import { zodResolver } from '@hookform/resolvers/zod';
import { endTwoStepBody } from '@thikana/contract/two-step';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { m } from '#web/paraglide/messages.js';
import { CodeField } from './code-field.tsx';
import { OwnProofField } from './own-proof-field.tsx';
import { showTwoStepError } from './show-two-step-error.ts';
import { TwoStepButtons } from './two-step-buttons.tsx';

interface Props {
  label: string;
  send: (proof: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and a code before two-step login is changed. */
export function TwoStepProofForm({ label, send, onCancel }: Props) {
  const form = useForm<z.input<typeof endTwoStepBody>>({
    resolver: zodResolver(endTwoStepBody),
    defaultValues: { password: '', code: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((proof) => send(proof).catch((error) => showTwoStepError(error, form)));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <OwnProofField label={m.password_current()} error={errors.password} {...form.register('password')} />
      <CodeField
        label={m.two_step_code_or_recovery()}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TwoStepButtons form={form} label={label} onCancel={onCancel} />
    </form>
  );
}
