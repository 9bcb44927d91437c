import type { AdminUser } from '@thikana/contract/users';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import type { TableSort } from '#web/components/ui/column-heading.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { DataTable } from '#web/components/ui/table.tsx';
import { useRestoredFocus } from '#web/components/ui/use-restored-focus.ts';
import { m } from '#web/paraglide/messages.js';
import { AccountDialogs } from './account-dialogs.tsx';
import { useAccountDialogs } from './use-account-dialogs.ts';
import { UserActionsMenu } from './user-actions-menu.tsx';
import { userColumns } from './user-columns.tsx';

interface Props {
  users: readonly AdminUser[];
  sort: TableSort;
}

/** Accounts to browse and manage. Reloads after an action. */
export function UsersTable({ users, sort }: Props) {
  const { revalidate } = useRevalidator();
  const care = useAccountDialogs(revalidate);
  const list = useRef<HTMLDivElement>(null);
  const focusAfterwards = useRestoredFocus(list, users, 'td button');

  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      {!care.isAsking && <ActionError failure={care.failure} />}
      <DataTable
        caption={m.admin_users()}
        columns={userColumns((user) => <UserActionsMenu user={user} care={care} />)}
        rows={users}
        rowKey={(user) => user._id}
        sort={sort}
        empty={
          <EmptyState
            title={m.admin_users_none()}
            text={m.admin_users_none_text()}
            action={
              <ButtonLink to="/admin/users" variant="secondary">
                {m.admin_show_all()}
              </ButtonLink>
            }
          />
        }
      />
      <AccountDialogs care={care} focusAfterwards={focusAfterwards} />
    </div>
  );
}
