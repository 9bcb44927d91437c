import { errorTable } from '@thikana/contract/error-table';
import type { AdminUser } from '@thikana/contract/users';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { isSameAddress, userName } from './user-text.ts';

interface Props {
  open: boolean;
  user: AdminUser;
  isBusy: boolean;
  failure: ActionFailure | undefined;
  onDelete: (confirm: string) => void;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

/** Asks for the account's email address, to prevent accidental deletion. */
export function DeleteUserDialog({ user, onDelete, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      title={<MessageAround text={userName(user)} message={(name) => m.admin_delete_title({ name })} />}
      description={m.admin_delete_text()}
      button={m.admin_delete_user()}
      busyText={m.admin_deleting()}
      problemOf={(typed) =>
        isSameAddress(typed, user.email) ? undefined : errorTable.confirmation_differs.text()
      }
      onConfirm={onDelete}
      field={(field) => (
        <TextField
          {...field}
          label={m.admin_delete_confirm({ email: user.email })}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    />
  );
}
