import { changePasswordForm } from '@thikana/contract/account-forms';
import { changePassword } from '@thikana/contract/accounts';
import { ApiError } from '@thikana/contract/api-error';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { proofAt } from '#web/lib/api/show-at-field.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { getSession, setSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { OwnProofField } from './own-proof-field.tsx';

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { form, field, failure, isSubmitting, submit } = useServerForm(changePasswordForm, {
    fallback: (error) => (error instanceof ApiError ? m.password_refused() : m.password_failed()),
    fieldOf: proofAt('currentPassword'),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });

  const change = submit(async ({ currentPassword, newPassword }) => {
    const { token } = await call(changePassword, { body: { currentPassword, newPassword } });
    // The password change ended every session; the new token keeps this tab logged in.
    const session = getSession();
    if (session) setSession({ token, user: { ...session.user, hasPassword: undefined } });
    toast.success(m.password_changed());
    onClose();
  });

  return (
    <form noValidate onSubmit={change} className="grid gap-4">
      {failure && <FormError>{failure}</FormError>}
      <OwnProofField
        label={m.password_current()}
        {...form.register('currentPassword')}
        error={form.formState.errors.currentPassword}
      />
      <PasswordField
        label={m.password_new()}
        placeholder={m.signup_password_placeholder()}
        autoComplete="new-password"
        required
        {...field('newPassword')}
      />
      <PasswordField
        label={m.password_confirm()}
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
      <DialogButtons>
        <Button variant="quiet" onClick={onClose}>
          {m.password_cancel()}
        </Button>
        <Button type="submit" busy={isSubmitting} busyText={m.password_busy()}>
          {m.password_submit()}
        </Button>
      </DialogButtons>
    </form>
  );
}
