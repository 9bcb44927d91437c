import { beginTwoStep, beginTwoStepBody } from '@thikana/contract/two-step';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { call } from '#web/lib/api/api.ts';
import { proofAt } from '#web/lib/api/show-at-field.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { m } from '#web/paraglide/messages.js';
import { TwoStepButtons } from './two-step-buttons.tsx';

interface Props {
  onBegun: (secret: { secret: string; uri: string }) => void;
  onCancel: () => void;
}

export function TwoStepPasswordForm({ onBegun, onCancel }: Props) {
  const { field, failure, isSubmitting, submit } = useServerForm(beginTwoStepBody, {
    fallback: m.two_step_failed(),
    fieldOf: proofAt('password'),
    defaultValues: { password: '' },
  });
  const begin = submit(async (body) => onBegun(await call(beginTwoStep, { body })));
  return (
    <form noValidate onSubmit={begin} className="grid gap-4">
      <p>{m.two_step_password_text()}</p>
      <PasswordField
        label={m.password_current()}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <TwoStepButtons
        failure={failure}
        isSubmitting={isSubmitting}
        label={m.two_step_next()}
        onCancel={onCancel}
      />
    </form>
  );
}
