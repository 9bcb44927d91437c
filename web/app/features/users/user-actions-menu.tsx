import type { AdminUser } from '@thikana/contract/users';
import { Ban, Eye, KeyRound, Trash2, Undo2 } from 'lucide-react';
import { ActionsMenu } from '#web/components/ui/actions-menu.tsx';
import { m } from '#web/paraglide/messages.js';
import type { AccountDialogState } from './use-account-dialogs.ts';
import { userName } from './user-text.ts';
import { viewUserPath } from './view-user-path.ts';

export function UserActionsMenu({ user, care }: { user: AdminUser; care: AccountDialogState }) {
  const label = m.admin_actions_of({ title: userName(user) });
  const isBusy = care.busy?.id === user._id;
  const isOwn = care.isOwn(user);
  return (
    <ActionsMenu
      label={label}
      isBusy={isBusy}
      items={[
        { label: m.admin_view_user(), icon: <Eye size={18} />, to: viewUserPath(user._id) },
        {
          label: m.admin_reset_password(),
          icon: <KeyRound size={18} />,
          disabled: isBusy,
          onSelect: () => care.mailResetLink(user._id),
        },
        user.isBanned
          ? {
              label: m.admin_lift_ban(),
              icon: <Undo2 size={18} />,
              disabled: isBusy,
              onSelect: () => care.liftBan(user._id),
            }
          : {
              label: m.admin_ban(),
              icon: <Ban size={18} />,
              disabled: isBusy || isOwn,
              tone: 'danger',
              onSelect: () => care.ask(user, 'ban'),
            },
        {
          label: m.admin_delete_user(),
          icon: <Trash2 size={18} />,
          disabled: isBusy || isOwn,
          tone: 'danger',
          onSelect: () => care.ask(user, 'delete'),
        },
      ]}
    />
  );
}
