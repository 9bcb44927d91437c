import { zodResolver } from '@hookform/resolvers/zod';
import { register as registerAccount, registerForm } from '@thikana/contract/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { PhoneField, TextField } from '#web/components/ui/inputs.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/api/field-errors.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { m } from '#web/paraglide/messages.js';
import type { SignedUp } from './signed-up.tsx';
import { useNextPath } from './use-next-path.ts';

type SignUp = z.input<typeof registerForm>;

export function SignUpForm() {
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isReady = useHydrated();
  const navigate = useNavigate();
  const nextPath = useNextPath();
  const form = useForm<SignUp>({ resolver: zodResolver(registerForm) });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ name, email, phone, password }) => {
    setFailure(undefined);
    setPending(true);
    try {
      await call(registerAccount, { body: { name, email, phone: `+91${phone}`, password } });
      toast.success(m.signup_success());
      navigate(`/login${nextPath}`, { replace: true, state: { signedUp: email } satisfies SignedUp });
    } catch (error) {
      const text = errorText(error, m.signup_failed());
      showFieldErrors(error, form);
      setFailure(text);
      toast.error(text);
      setPending(false);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className="grid gap-4">
        <TextField
          label={m.signup_name()}
          placeholder={m.signup_name_placeholder()}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={m.signup_email()}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PhoneField
          label={m.signup_phone()}
          hint={m.signup_phone_hint()}
          autoComplete="tel"
          required
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <PasswordField
          label={m.signup_password()}
          placeholder={m.signup_password_placeholder()}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={m.signup_confirm()}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        {failure && <FormError>{failure}</FormError>}
        <Button type="submit" size="lg" disabled={!isReady} busy={isPending} busyText={m.signup_busy()}>
          {m.signup_submit()}
        </Button>
      </fieldset>
    </form>
  );
}
