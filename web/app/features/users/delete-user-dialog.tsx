import { errorTable } from '@thikana/contract/error-table';
import type { AdminUser } from '@thikana/contract/users';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import type { UserActionFailure } from './use-user-actions.ts';
import { UserActionFailed } from './user-action-failed.tsx';
import { isSameAddress, userName } from './user-text.ts';

interface Props {
  open: boolean;
  user: AdminUser;
  isBusy: boolean;
  failure: UserActionFailure | undefined;
  onDelete: (confirm: string) => void;
  onClose: () => void;
}

/** Asks to type the address of the account, so that nobody is deleted by a slip. */
export function DeleteUserDialog({ open, user, isBusy, failure, onDelete, onClose }: Props) {
  const form = useId();
  const [problem, setProblem] = useState<string>();

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const typed = String(new FormData(fields).get('confirm') ?? '');
    if (isSameAddress(typed, user.email)) {
      setProblem(undefined);
      return onDelete(typed.trim());
    }
    setProblem(errorTable.confirmation_differs.message);
    fields.querySelector('input')?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) close();
      }}
      title={m.admin_delete_title({ name: userName(user) })}
      description={m.admin_delete_text()}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={close}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyText={m.admin_deleting()}>
            {m.admin_delete_user()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <UserActionFailed failure={failure} />
        <TextField
          name="confirm"
          label={m.admin_delete_confirm({ email: user.email })}
          error={problem}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
