import { zodResolver } from '@hookform/resolvers/zod';
import { resetPassword, resetPasswordForm } from '@thikana/contract/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { useDelayedAction } from './use-delayed-action.ts';

type Reset = z.input<typeof resetPasswordForm>;

export function ResetPasswordForm({ token }: { token: string }) {
  const [failure, setFailure] = useState<string>();
  const [isDone, setDone] = useState(false);
  const isReady = useHydrated();
  const navigate = useNavigate();
  const form = useForm<Reset>({ resolver: zodResolver(resetPasswordForm) });
  const { errors, isSubmitting } = form.formState;
  useDelayedAction(isDone, 2000, () => navigate('/login', { replace: true }));

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await call(resetPassword, { params: { token }, body: { password } });
      // The reset ended every session of the account, including the one in this tab.
      clearSession();
      toast.success(m.reset_success());
      setDone(true);
    } catch (error) {
      const text = errorText(error, m.reset_failed());
      setFailure(text);
      toast.error(text);
    }
  });

  if (isDone) return <Notice tone="success">{m.reset_success()}</Notice>;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {failure && <FormError>{failure}</FormError>}
      <PasswordField
        label={m.reset_password()}
        placeholder={m.signup_password_placeholder()}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={m.reset_confirm()}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Button type="submit" size="lg" disabled={!isReady} busy={isSubmitting} busyText={m.reset_busy()}>
        {m.reset_submit()}
      </Button>
    </form>
  );
}
