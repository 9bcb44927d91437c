import { zodResolver } from '@hookform/resolvers/zod';
import { login, loginBody } from '@thikana/contract/accounts';
import { ApiError } from '@thikana/contract/api-error';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/api/field-errors.ts';
import { browserNumber } from '#web/lib/device/browser-number.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { setSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { CodeField } from './code-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';

type LogIn = z.input<typeof loginBody>;

/** Starts the session; the page then sends on whoever is logged in. */
export function LogInForm({ email }: { email: string | undefined }) {
  const [failure, setFailure] = useState<string>();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const isReady = useHydrated();
  const form = useForm<LogIn>({
    resolver: zodResolver(loginBody),
    ...(email && { defaultValues: { email } }),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      const browser = browserNumber();
      const { token, user } = await call(login, { body: browser ? { ...body, browser } : body });
      setSession({ token, user });
      // What the device keeps goes to the account by and by; the login does not wait for it.
      void import('#web/lib/device/account-keeps.ts').then(({ mergeKept }) => mergeKept()).catch(() => {});
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code_needed') return setCodeAsked(true);
      const text = errorText(error, m.login_failed());
      showFieldErrors(error, form);
      setFailure(text);
      toast.error(text);
    }
  });

  useEffect(() => {
    if (isCodeAsked) form.setFocus('code');
  }, [isCodeAsked, form.setFocus]);

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {failure && <FormError>{failure}</FormError>}
        <TextField
          label={m.login_email()}
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={m.login_password()}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        {isCodeAsked && (
          <>
            <Notice tone="info">{m.login_code_asked()}</Notice>
            <CodeField
              label={m.login_code()}
              hint={m.login_code_hint()}
              error={errors.code?.message}
              {...form.register('code')}
            />
          </>
        )}
        <Button
          type="submit"
          size="lg"
          disabled={!isReady || isSubmitting}
          busy={isSubmitting}
          busyText={m.login_busy()}
        >
          {m.login_submit()}
        </Button>
      </form>
      <ForgotPassword emailTyped={() => form.getValues('email')} />
    </>
  );
}
