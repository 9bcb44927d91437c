import { banUser, changeRole, deleteUser, liftBan, mailResetLink } from '@thikana/contract/users';
import type { Role } from '@thikana/contract/vocabulary';
import { useState } from 'react';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

/** The actions on an account. */
export type UserAction = 'reset' | 'ban' | 'lift' | 'delete' | 'role';

const words = {
  reset: { done: m.admin_reset_done, failed: m.admin_reset_failed },
  ban: { done: m.admin_ban_done, failed: m.admin_ban_failed },
  lift: { done: m.admin_lift_done, failed: m.admin_lift_failed },
  delete: { done: m.admin_delete_done, failed: m.admin_delete_failed },
  role: { done: m.admin_role_done, failed: m.admin_role_failed },
} as const;

/** Performs actions on accounts, one at a time. `onDone` updates the screen. */
export function useUserActions(onDone: (action: UserAction) => unknown) {
  const [busy, setBusy] = useState<{ id: string; action: UserAction }>();
  const [failure, setFailure] = useState<ActionFailure>();

  const act = async (id: string, action: UserAction, send: () => Promise<unknown>) => {
    setBusy({ id, action });
    setFailure(undefined);
    try {
      await send();
      toast.success(words[action].done());
      await onDone(action);
    } catch (error) {
      setFailure({ title: words[action].failed(), text: errorText(error, '') });
      toast.error(words[action].failed());
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    mailResetLink: (id: string) => act(id, 'reset', () => call(mailResetLink, { params: { id } })),
    ban: (id: string, reason: string) =>
      act(id, 'ban', () => call(banUser, { params: { id }, body: { reason } })),
    changeRole: (id: string, role: Role) =>
      act(id, 'role', () => call(changeRole, { params: { id }, body: { role } })),
    liftBan: (id: string) => act(id, 'lift', () => call(liftBan, { params: { id } })),
    remove: (id: string, confirm: string) =>
      act(id, 'delete', () => call(deleteUser, { params: { id }, query: { confirm } })),
  };
}
