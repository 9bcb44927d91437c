import type { AdminUser } from '@thikana/contract/users';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { DataTable } from '#web/components/ui/table.tsx';
import { m } from '#web/paraglide/messages.js';
import { userColumns } from './user-columns.tsx';

export function UsersTable({ users }: { users: readonly AdminUser[] }) {
  return (
    <DataTable
      caption={m.admin_users()}
      columns={userColumns()}
      rows={users}
      rowKey={(user) => user._id}
      empty={<EmptyState title={m.admin_users_none()} text={m.admin_users_none_text()} />}
    />
  );
}
