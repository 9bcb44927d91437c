import { zodResolver } from '@hookform/resolvers/zod';
import { deleteAccountBody, deleteOwnAccount } from '@thikana/contract/own-data';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { OwnProofField } from './own-proof-field.tsx';
import { proofAt, showAtField } from './show-at-field.ts';

type Confirmation = z.input<typeof deleteAccountBody>;

const fieldOf = { ...proofAt('password'), confirmation_differs: 'confirm' } as const;

/** Asks for the email address and the password or a mailed code, to prevent accidents and misuse. */
export function DeleteAccountForm({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Confirmation>({
    resolver: zodResolver(deleteAccountBody),
    defaultValues: { confirm: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await call(deleteOwnAccount, { body });
      toast.success(m.own_delete_done());
      await navigate('/', { replace: true });
      clearSession();
    } catch (error) {
      if (!showAtField(error, form, fieldOf)) setFailure(errorText(error, m.own_delete_failed()));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure && <FormError>{failure}</FormError>}
      <TextField
        label={m.own_delete_confirm({ email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.confirm?.message}
        {...form.register('confirm')}
      />
      <OwnProofField label={m.own_delete_password()} error={errors.password} {...form.register('password')} />
      <DialogButtons>
        <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
          {m.own_delete_cancel()}
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting} busyText={m.own_delete_busy()}>
          {m.own_delete_submit()}
        </Button>
      </DialogButtons>
    </form>
  );
}
