import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword, changePasswordForm } from '@thikana/contract/accounts';
import { ApiError } from '@thikana/contract/api-error';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/api/field-errors.ts';
import { getSession, setSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { OwnProofField } from './own-proof-field.tsx';
import { proofAt, showAtField } from './show-at-field.ts';

type Change = z.input<typeof changePasswordForm>;

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<Change>({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(undefined);
    try {
      const { token } = await call(changePassword, { body: { currentPassword, newPassword } });
      // The password change ended every session; the new token keeps this tab logged in.
      const session = getSession();
      if (session) setSession({ token, user: { ...session.user, hasPassword: undefined } });
      toast.success(m.password_changed());
      onClose();
    } catch (error) {
      if (showAtField(error, form, proofAt('currentPassword'))) return;
      setFailure(errorText(error, error instanceof ApiError ? m.password_refused() : m.password_failed()));
      showFieldErrors(error, form);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure && <FormError>{failure}</FormError>}
      <OwnProofField
        label={m.password_current()}
        error={errors.currentPassword}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={m.password_new()}
        placeholder={m.signup_password_placeholder()}
        autoComplete="new-password"
        required
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={m.password_confirm()}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
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
