import { zodResolver } from '@hookform/resolvers/zod';
import { emailBody } from '@thikana/contract/account-forms';
import { forgotPassword } from '@thikana/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

type Outcome = { state: 'idle' | 'sent' } | { state: 'failed'; reason: string };

export function ForgotPasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const form = useForm({ resolver: zodResolver(emailBody), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const sent = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (outcome.state === 'sent') sent.current?.focus();
  }, [outcome.state]);

  const submit = form.handleSubmit(async (body) => {
    setOutcome({ state: 'idle' });
    try {
      await call(forgotPassword, { body });
      setOutcome({ state: 'sent' });
    } catch (error) {
      setOutcome({ state: 'failed', reason: errorText(error, '') });
    }
  });

  if (outcome.state === 'sent') {
    return (
      <div ref={sent} tabIndex={-1} className="grid gap-4 outline-none">
        <Notice tone="success">{m.forgot_sent()}</Notice>
        <Button variant="secondary" onClick={onClose}>
          {m.forgot_close()}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {outcome.state === 'failed' && (
        <FormError>
          {m.forgot_failed()}
          {outcome.reason && <span className="block font-normal">{outcome.reason}</span>}
        </FormError>
      )}
      <TextField
        label={m.login_email()}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" busy={isSubmitting} busyText={m.forgot_busy()}>
        {m.forgot_submit()}
      </Button>
    </form>
  );
}
