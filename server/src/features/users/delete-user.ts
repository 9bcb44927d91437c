import { AppError } from '@thikana/contract/errors';
import { pageUrl } from '../../lib/addresses.ts';
import { m } from '../../paraglide/messages.js';
import { emailKey } from '../accounts/accounts.feature.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { lockAccount } from './lock-account.ts';
import { accountDeletedMail } from './mails/account-deleted-mail.ts';
import { type RemovalDependencies, removeAccount } from './remove-account.ts';
import type { UsersDependencies } from './users.dependencies.ts';

/** An administrator deletes an account with everything that belongs to it. */
export async function deleteUser(
  dependencies: Pick<UsersDependencies, 'db' | 'mail' | 'site'> & RemovalDependencies,
  adminId: string,
  { userId, confirm }: { userId: string; confirm: string },
): Promise<void> {
  const { db, mail, site } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const user = await lockAccount(transaction, adminId, userId);
    if (emailKey(confirm.trim()) !== user.email_key) throw new AppError('confirmation_differs');
    const removed = await removeAccount(transaction, dependencies, userId);
    await mail.enqueue(transaction, user, () =>
      accountDeletedMail({ siteName: site.name, name: user.name, link: pageUrl(site.publicUrl, '/contact') }),
    );
    await recordAudit(transaction, {
      adminId,
      action: 'user.delete',
      subject: { id: userId, label: user.name },
      detail: () => m.users_listings_removed({ count: removed.listings }),
    });
  });
}
