import { giveName } from '@thikana/contract/accounts';
import { ApiError } from '@thikana/contract/api-error';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

/** Asks for the name of an account that was opened without one. The session has it afterwards. */
export function NameForm() {
  const { isBusy, failure, attempt } = useAttempt(m.name_failed());
  const [refused, setRefused] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    setRefused(undefined);
    await attempt(async () => {
      try {
        updateUser((await call(giveName, { body: { name } })).user);
      } catch (error) {
        const text = error instanceof ApiError ? error.fields?.name : undefined;
        if (!text) throw error;
        setRefused(text);
      }
    });
  };
  return (
    <form method="post" data-scripted noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        name="name"
        label={m.profile_name()}
        placeholder={m.signup_name_placeholder()}
        hint={m.name_hint()}
        autoComplete="name"
        required
        error={refused}
      />
      <FormError>{failure}</FormError>
      <Button type="submit" className="justify-self-start" busy={isBusy} busyText={m.name_saving()}>
        {m.name_save()}
      </Button>
    </form>
  );
}
