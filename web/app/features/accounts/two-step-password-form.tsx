import { zodResolver } from '@hookform/resolvers/zod';
import { beginTwoStep, beginTwoStepBody } from '@thikana/contract/two-step';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { showTwoStepError } from './show-two-step-error.ts';
import { TwoStepButtons } from './two-step-buttons.tsx';

interface Props {
  onBegun: (secret: { secret: string; uri: string }) => void;
  onCancel: () => void;
}

export function TwoStepPasswordForm({ onBegun, onCancel }: Props) {
  const form = useForm<z.input<typeof beginTwoStepBody>>({
    resolver: zodResolver(beginTwoStepBody),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit((body) =>
    call(beginTwoStep, { body }).then(onBegun, (error) => showTwoStepError(error, form)),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{m.two_step_password_text()}</p>
      <PasswordField
        label={m.password_current()}
        autoComplete="current-password"
        required
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <TwoStepButtons form={form} label={m.two_step_next()} onCancel={onCancel} />
    </form>
  );
}
