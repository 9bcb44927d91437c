import type { Role } from '@thikana/contract/vocabulary';
import { pageUrl } from '../../lib/addresses.ts';
import { m } from '../../paraglide/messages.js';
import { accountsRepository } from '../accounts/accounts.feature.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { lockAccount } from './lock-account.ts';
import { roleChangedMail } from './mails/role-changed-mail.ts';
import type { UsersDependencies } from './users.dependencies.ts';

/** Gives an account another role, which ends its sessions, and emails it. Repeating it changes nothing. */
export async function changeRole(
  { db, mail, site }: Pick<UsersDependencies, 'db' | 'mail' | 'site'>,
  adminId: string,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await lockAccount(transaction, adminId, userId);
    if (user.role === role) return;
    await accountsRepository(transaction).setRole(userId, role);
    await mail.enqueue(transaction, user, () =>
      roleChangedMail({
        siteName: site.name,
        name: user.name,
        role,
        link: pageUrl(site.publicUrl, '/login'),
      }),
    );
    await recordAudit(transaction, {
      adminId,
      action: 'user.role',
      subject: { id: userId, label: user.name },
      detail: () => m.users_role_change({ from: roleNames[user.role](), to: roleNames[role]() }),
    });
  });
}

const roleNames: Record<Role, () => string> = {
  user: m.users_role_user,
  moderator: m.users_role_moderator,
  editor: m.users_role_editor,
  admin: m.users_role_admin,
};
