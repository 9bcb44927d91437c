import { mailOwnCode } from '@thikana/contract/accounts';
import { type ComponentProps, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import type { PasswordField } from '#web/components/ui/password-field.tsx';
import { call, errorText } from '#web/lib/api.ts';
import { m } from '#web/paraglide/messages.js';

/** What a password field is given, and what is wrong with what was typed. */
export type ProofFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'error' | 'autoComplete' | 'required'
> & {
  error: FieldError | undefined;
};

/** For a code that is mailed when it is asked for. */
export function OwnCodeField({ label: _, error, ...field }: ProofFieldProps) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ role: 'status' | 'alert'; text: string }>();

  const send = async () => {
    setSending(true);
    setOutcome(undefined);
    try {
      const { message } = await call(mailOwnCode, {});
      setOutcome({ role: 'status', text: message });
    } catch (failure) {
      setOutcome({ role: 'alert', text: errorText(failure, m.own_code_failed()) });
    } finally {
      setSending(false);
    }
  };

  return (
    <div className="grid gap-3">
      <p>{m.own_code_text()}</p>
      <Button
        type="button"
        variant="secondary"
        className="justify-self-start"
        disabled={isSending}
        busy={isSending}
        busyText={m.own_code_sending()}
        onClick={send}
      >
        {m.own_code_send()}
      </Button>
      {outcome && <p role={outcome.role}>{outcome.text}</p>}
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
