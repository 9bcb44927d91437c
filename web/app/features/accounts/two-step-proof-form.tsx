import { endTwoStepBody } from '@thikana/contract/two-step';
import { proofAt } from '#web/lib/api/show-at-field.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { m } from '#web/paraglide/messages.js';
import { CodeField } from './code-field.tsx';
import { OwnProofField } from './own-proof-field.tsx';
import { TwoStepButtons } from './two-step-buttons.tsx';

interface Props {
  label: string;
  send: (proof: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and a code before two-step login is changed. */
export function TwoStepProofForm({ label, send, onCancel }: Props) {
  const { form, field, failure, isSubmitting, submit } = useServerForm(endTwoStepBody, {
    fallback: m.two_step_failed(),
    fieldOf: { ...proofAt('password'), wrong_code: 'code' },
    defaultValues: { password: '', code: '' },
  });
  return (
    <form noValidate onSubmit={submit(send)} className="grid gap-4">
      <OwnProofField
        label={m.password_current()}
        {...form.register('password')}
        error={form.formState.errors.password}
      />
      <CodeField label={m.two_step_code_or_recovery()} {...field('code')} />
      <TwoStepButtons failure={failure} isSubmitting={isSubmitting} label={label} onCancel={onCancel} />
    </form>
  );
}
