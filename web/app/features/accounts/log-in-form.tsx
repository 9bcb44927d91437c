import { ApiError } from '@thikana/contract/api-error';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { CodeField } from './code-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { readLogIn } from './read-log-in.ts';
import { startSession } from './start-session.ts';

export function LogInForm({ email }: { email: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string>();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  function focus(name: string | undefined) {
    const control = name && form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  function show(errors: Record<string, string>) {
    setFields(errors);
    focus(Object.keys(errors)[0]);
  }

  function showFailure(error: unknown) {
    if (error instanceof ApiError && error.code === 'code_needed') {
      flushSync(() => setCodeAsked(true));
      return focus('code');
    }
    const text = errorText(error, m.login_failed());
    if (error instanceof ApiError && error.fields) show(error.fields);
    setFailure(text);
    toast.error(text);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    setBusy(true);
    try {
      const typed = new FormData(event.currentTarget);
      const { body, errors } = await readLogIn(typed);
      show(errors);
      if (!body) return;
      await startSession(body);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <form ref={form} method="post" data-scripted noValidate onSubmit={submit} className="grid gap-4">
        {failure && <FormError>{failure}</FormError>}
        <TextField
          name="email"
          label={m.login_email()}
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          error={fields.email}
        />
        <PasswordField
          name="password"
          label={m.login_password()}
          autoComplete="current-password"
          required
          error={fields.password}
        />
        {isCodeAsked && (
          <>
            <Notice tone="info">{m.login_code_asked()}</Notice>
            <CodeField name="code" label={m.login_code()} hint={m.login_code_hint()} error={fields.code} />
          </>
        )}
        <CheckboxField name="keep" label={m.login_keep()} />
        <Button type="submit" size="lg" busy={isBusy} busyText={m.login_busy()}>
          {m.login_submit()}
        </Button>
      </form>
      <ForgotPassword emailTyped={() => form.current?.email.value} />
    </>
  );
}
