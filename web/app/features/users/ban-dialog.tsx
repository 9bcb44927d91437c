import { type AdminUser, reasonSchema } from '@thikana/contract/users';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { userName } from './user-text.ts';

interface Props {
  open: boolean;
  user: AdminUser;
  isBusy: boolean;
  failure: ActionFailure | undefined;
  onBan: (reason: string) => void;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

export function BanDialog({ user, onBan, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      title={<MessageAround text={userName(user)} message={(name) => m.admin_ban_title({ name })} />}
      description={m.admin_ban_text()}
      button={m.admin_ban()}
      busyText={m.admin_banning()}
      problemOf={(reason) => reasonSchema.safeParse(reason).error?.issues[0]?.message}
      onConfirm={onBan}
      field={(field) => (
        <TextAreaField
          {...field}
          label={m.admin_ban_reason()}
          hint={m.admin_ban_reason_hint()}
          required
          rows={4}
        />
      )}
    />
  );
}
