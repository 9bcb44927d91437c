import { deleteAccountBody, deleteOwnAccount } from '@thikana/contract/own-data';
import { useNavigate } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { proofAt } from '#web/lib/api/show-at-field.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { forgetAccountShortlist } from '#web/lib/device/saved-listings.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { OwnProofField } from './own-proof-field.tsx';

/** Asks for the email address and the password or a mailed code, to prevent accidents and misuse. */
export function DeleteAccountForm({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { form, field, failure, isSubmitting, submit } = useServerForm(deleteAccountBody, {
    fallback: m.own_delete_failed(),
    fieldOf: { ...proofAt('password'), confirmation_differs: 'confirm' },
    defaultValues: { confirm: '', password: '' },
  });

  const deleteAccount = submit(async (body) => {
    await call(deleteOwnAccount, { body });
    toast.success(m.own_delete_done());
    await navigate('/', { replace: true });
    clearSession();
    forgetAccountShortlist();
  });

  return (
    <form noValidate onSubmit={deleteAccount} className="grid gap-4">
      {failure && <FormError>{failure}</FormError>}
      <TextField
        label={m.own_delete_confirm({ email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('confirm')}
      />
      <OwnProofField
        label={m.own_delete_password()}
        {...form.register('password')}
        error={form.formState.errors.password}
      />
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
