import type { AdminUser } from '@thikana/contract/users';
import { Ban, KeyRound, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useRestoredFocus } from '#web/components/ui/use-restored-focus.ts';
import { m } from '#web/paraglide/messages.js';
import { AccountDialogs } from './account-dialogs.tsx';
import { type AccountDialogState, useAccountDialogs } from './use-account-dialogs.ts';
import type { UserAction } from './use-user-actions.ts';

/** The actions on one account. */
export function UserActionsCard({
  user,
  onDone,
}: {
  user: AdminUser;
  onDone: (action: UserAction) => unknown;
}) {
  const care = useAccountDialogs(onDone);
  const isOwn = care.isOwn(user);
  const busy = care.busy?.action;
  const buttons = useRef<HTMLDivElement>(null);
  const focusAfterwards = useRestoredFocus(buttons, busy, 'button');
  return (
    <Card as="section" aria-labelledby="user-actions">
      <h2 id="user-actions" className="font-semibold text-xl">
        {m.admin_user_actions()}
      </h2>
      <div className="mt-3 grid gap-3">
        {!care.isAsking && <ActionError failure={care.failure} />}
        <div ref={buttons} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
          <Button
            variant="secondary"
            disabled={busy !== undefined}
            busy={busy === 'reset'}
            busyText={m.admin_resetting()}
            onClick={() => care.mailResetLink(user._id)}
          >
            <KeyRound size={18} />
            {m.admin_reset_password()}
          </Button>
          <BanButton user={user} care={care} isOwn={isOwn} />
          <Button
            variant="danger"
            disabled={busy !== undefined || isOwn}
            onClick={() => care.ask(user, 'delete')}
          >
            <Trash2 size={18} />
            {m.admin_delete_user()}
          </Button>
        </div>
        {isOwn && <p className="text-ink-soft text-sm">{m.admin_own_account()}</p>}
      </div>
      <AccountDialogs care={care} focusAfterwards={focusAfterwards} />
    </Card>
  );
}

function BanButton({ user, care, isOwn }: { user: AdminUser; care: AccountDialogState; isOwn: boolean }) {
  const isBusy = care.busy !== undefined;
  const isLifting = care.busy?.action === 'lift';
  if (user.isBanned) {
    return (
      <Button
        variant="secondary"
        disabled={isBusy}
        busy={isLifting}
        busyText={m.admin_lifting()}
        onClick={() => care.liftBan(user._id)}
      >
        <Undo2 size={18} />
        {m.admin_lift_ban()}
      </Button>
    );
  }
  return (
    // The account may have changed before the action ends. Then this is the button that has the focus.
    <Button
      variant="danger"
      disabled={isBusy || isOwn}
      busy={isLifting}
      onClick={() => care.ask(user, 'ban')}
    >
      <Ban size={18} />
      {m.admin_ban()}
    </Button>
  );
}
