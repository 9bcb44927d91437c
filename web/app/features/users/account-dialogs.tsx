import { BanDialog } from './ban-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import type { AccountDialogState } from './use-account-dialogs.ts';

/** The dialogs that ask for confirmation before an account is banned or deleted. */
export function AccountDialogs({
  care,
  focusAfterwards,
}: {
  care: AccountDialogState;
  /** The element to focus after closing, if the control that opened the dialog is gone. */
  focusAfterwards: () => HTMLElement | null;
}) {
  const { asked, isAsking, busy, failure, close } = care;
  if (!asked) return null;
  const { user, about } = asked;
  const shared = { user, failure, isBusy: busy?.id === user._id, onClose: close, focusAfterwards };
  return (
    <>
      <BanDialog
        {...shared}
        open={isAsking && about === 'ban'}
        onBan={(reason) => care.ban(user._id, reason)}
      />
      <DeleteUserDialog
        {...shared}
        open={isAsking && about === 'delete'}
        onDelete={(confirm) => care.remove(user._id, confirm)}
      />
    </>
  );
}
