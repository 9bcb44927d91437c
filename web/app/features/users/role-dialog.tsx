import type { AdminUser } from '@thikana/contract/users';
import type { Role } from '@thikana/contract/vocabulary';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';
import { roleText, userName } from './user-text.ts';

interface Props {
  open: boolean;
  user: AdminUser;
  /** The new role. */
  role: Role;
  isBusy: boolean;
  failure: ActionFailure | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Names the person and says what the new role may do, to prevent an accidental change. */
export function RoleDialog({ user, role, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      title={<MessageAround text={userName(user)} message={(name) => m.admin_role_title({ name })} />}
      description={roleText(role)}
      button={m.admin_role_change()}
      busyText={m.admin_role_changing()}
      field={() => (
        <>
          <p>{m.admin_role_hint()}</p>
          {!user.isVerified && (
            <Notice tone="warning" className="wrap-anywhere">
              {m.admin_role_unverified({ email: user.email })}
            </Notice>
          )}
        </>
      )}
    />
  );
}
