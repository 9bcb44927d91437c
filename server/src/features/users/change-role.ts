import type { Role } from '@thikana/contract/vocabulary';
import { m } from '../../paraglide/messages.js';
import { accountsRepository } from '../accounts/accounts.feature.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { lockAccount } from './lock-account.ts';
import type { UsersDependencies } from './users.dependencies.ts';

/** Gives an account another role, which ends its sessions. Repeating it changes nothing. */
export async function changeRole(
  { db }: Pick<UsersDependencies, 'db'>,
  adminId: string,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await lockAccount(transaction, adminId, userId);
    if (user.role === role) return;
    await accountsRepository(transaction).setRole(userId, role);
    await recordAudit(transaction, {
      adminId,
      action: 'user.role',
      subject: { id: userId, label: user.name },
      detail: m.users_role_change({ from: roleNames[user.role](), to: roleNames[role]() }),
    });
  });
}

const roleNames: Record<Role, () => string> = {
  user: m.users_role_user,
  moderator: m.users_role_moderator,
  editor: m.users_role_editor,
  admin: m.users_role_admin,
};
