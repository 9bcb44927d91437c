import { mailOwnCode } from '@thikana/contract/accounts';
import { type ComponentProps, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import type { PasswordField } from '#web/components/ui/password-field.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';

/** The props of a password field, and the error of its value. */
export type ProofFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'error' | 'autoComplete' | 'required'
> & {
  error: FieldError | undefined;
};

/** The field for a mailed code, with the button that requests the code. */
export function OwnCodeField({ label: _, error, ...field }: ProofFieldProps) {
  const [sent, setSent] = useState<string>();
  const { isBusy, failure, attempt } = useAttempt(m.own_code_failed());

  const send = () => {
    setSent(undefined);
    return attempt(async () => setSent((await call(mailOwnCode, {})).message));
  };

  return (
    <div className="grid gap-3">
      <p>{m.own_code_text()}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isBusy}
        busyText={m.own_code_sending()}
        onClick={send}
      >
        {m.own_code_send()}
      </Button>
      {sent && <p role="status">{sent}</p>}
      {failure && <FormError>{failure}</FormError>}
      <TextField
        {...field}
        label={m.own_code_label()}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={error?.type === 'too_small' ? m.own_code_required() : error?.message}
      />
    </div>
  );
}
