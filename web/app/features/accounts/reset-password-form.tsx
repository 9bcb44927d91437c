import { resetPasswordForm } from '@thikana/contract/account-forms';
import { resetPassword } from '@thikana/contract/accounts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { useDelayedAction } from './use-delayed-action.ts';

export function ResetPasswordForm({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const { field, failure, isSubmitting, submit } = useServerForm(resetPasswordForm, {
    fallback: m.reset_failed(),
    onFailed: toast.error,
  });
  useDelayedAction(isDone, () => navigate('/login', { replace: true }));

  const reset = submit(async ({ password }) => {
    await call(resetPassword, { params: { token }, body: { password } });
    // The reset ended every session of the account, including the one in this tab.
    clearSession();
    toast.success(m.reset_success());
    setDone(true);
  });

  if (isDone) return <Notice tone="success">{m.reset_success()}</Notice>;
  return (
    <form method="post" data-scripted noValidate onSubmit={reset} className="grid gap-4">
      {failure && (
        <>
          <FormError>{failure}</FormError>
          <Link to="/login?notice=forgot" className="font-semibold text-tea underline underline-offset-4">
            {m.reset_again()}
          </Link>
        </>
      )}
      <PasswordField
        label={m.reset_password()}
        placeholder={m.signup_password_placeholder()}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <PasswordField
        label={m.reset_confirm()}
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
      <Button type="submit" size="lg" busy={isSubmitting} busyText={m.reset_busy()}>
        {m.reset_submit()}
      </Button>
    </form>
  );
}
