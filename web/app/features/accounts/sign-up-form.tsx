import { registerForm } from '@thikana/contract/account-forms';
import { register as registerAccount } from '@thikana/contract/accounts';
import { ApiError } from '@thikana/contract/api-error';
import { currentCity } from '@thikana/contract/city';
import type { PrivacyNotice } from '@thikana/contract/consent';
import { isSitePath } from '@thikana/contract/site-path';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { getSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { AgeField } from './age-field.tsx';
import { NoticeItems } from './notice-items.tsx';
import { PhoneField } from './phone-field.tsx';
import type { SignedUp } from './signed-up.tsx';
import { startSession } from './start-session.ts';
import { useFrom, useNextPath } from './use-next-path.ts';

/** Asks for the age too, if the law of the city has one. */
const formFor = ({ minimumAge: age }: PrivacyNotice) =>
  registerForm.refine(({ isOfAge }) => age === undefined || isOfAge, {
    path: ['isOfAge'],
    error: () => m.consent_age_missing({ age: age ?? 0 }),
    when: () => true,
  });

export function SignUpForm({ notice }: { notice: PrivacyNotice }) {
  const { country, callingCode } = currentCity();
  const isIndia = country === 'IN';
  const [isPending, setPending] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const navigate = useNavigate();
  const from = useFrom();
  const nextPath = useNextPath();
  const { field, failure, submit } = useServerForm(formFor(notice), {
    fallback: m.signup_failed(),
    onFailed: (text, error) => {
      toast.error(text);
      setTaken(error instanceof ApiError && error.code === 'email_taken');
      setPending(false);
    },
  });

  const signUp = submit(async ({ name, email, phone, password, isOfAge = false }) => {
    setPending(true);
    await call(registerAccount, {
      body: {
        name,
        email,
        phone: isIndia ? `+91${phone}` : phone,
        password,
        agreement: { notice: notice.version, isOfAge },
        ...(from && isSitePath(from) && { from }),
      },
    });
    toast.success(m.signup_success());
    // Those who were on their way somewhere go on at once (`useLeaveWhenLoggedIn`). If that fails, they log in themselves.
    if (nextPath) await startSession({ email, password }).catch(() => {});
    if (getSession()) return;
    navigate(`/login${nextPath}`, { replace: true, state: { signedUp: email } satisfies SignedUp });
  });

  return (
    <form method="post" data-scripted noValidate onSubmit={signUp}>
      <fieldset disabled={isPending} className="grid gap-4">
        <TextField
          label={m.signup_name()}
          placeholder={m.signup_name_placeholder()}
          autoComplete="name"
          required
          {...field('name')}
        />
        <TextField label={m.signup_email()} type="email" autoComplete="email" required {...field('email')} />
        {isIndia ? (
          <PhoneField
            label={m.signup_phone()}
            hint={m.signup_phone_hint()}
            autoComplete="tel"
            required
            {...field('phone')}
          />
        ) : (
          <TextField
            label={m.signup_phone()}
            hint={m.signup_phone_country_hint({ code: callingCode })}
            type="tel"
            autoComplete="tel"
            required
            {...field('phone')}
          />
        )}
        <PasswordField
          label={m.signup_password()}
          placeholder={m.signup_password_placeholder()}
          autoComplete="new-password"
          required
          {...field('password')}
        />
        <PasswordField
          label={m.signup_confirm()}
          autoComplete="new-password"
          required
          {...field('confirmPassword')}
        />
        <section aria-labelledby="notice">
          <h2 id="notice" className="font-semibold">
            {m.consent_notice_title()}
          </h2>
          <p className="mt-1 mb-2 text-ink-soft text-sm">
            {m.consent_notice_text({ button: m.signup_submit() })}
          </p>
          <NoticeItems notice={notice} />
        </section>
        {notice.minimumAge !== undefined && <AgeField age={notice.minimumAge} {...field('isOfAge')} />}
        {failure && <FormError>{failure}</FormError>}
        {failure && isTaken && (
          // Accounts that began with a message to an owner have no password yet.
          <Link to="/login?notice=forgot" className="font-semibold text-tea underline underline-offset-4">
            {m.signup_set_password()}
          </Link>
        )}
        <Button type="submit" size="lg" busy={isPending} busyText={m.signup_busy()}>
          {m.signup_submit()}
        </Button>
      </fieldset>
    </form>
  );
}
