import type { AdminUser } from '@thikana/contract/users';
import { useState } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { type UserAction, useUserActions } from './use-user-actions.ts';

/** The account of the open dialog, and the actions of the dialogs. */
export function useAccountDialogs(onDone: (action: UserAction) => unknown) {
  const ownId = useSession()?.user._id;
  const [asked, setAsked] = useState<{ user: AdminUser; about: 'ban' | 'delete' }>();
  const [isAsking, setAsking] = useState(false);
  const actions = useUserActions((action) => {
    setAsking(false);
    return onDone(action);
  });

  const ask = (user: AdminUser, about: 'ban' | 'delete') => {
    actions.forgetFailure();
    setAsked({ user, about });
    setAsking(true);
  };

  return {
    ...actions,
    asked,
    isAsking,
    ask,
    close: () => setAsking(false),
    /** Administrators cannot ban or delete themselves. */
    isOwn: (user: AdminUser) => user._id === ownId,
  };
}

export type AccountDialogState = ReturnType<typeof useAccountDialogs>;
