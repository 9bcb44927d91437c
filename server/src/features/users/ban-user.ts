import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { hideListings } from '../listings/listings.feature.ts';
import { lockAccount } from './lock-account.ts';
import { accountBannedMail } from './mails/account-banned-mail.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';

export interface Ban {
  userId: string;
  reason: string;
}

/**
 * Ends every session of the account, hides its listings, cancels its visits and emails the reason. Repeating it changes
 * nothing.
 */
export async function banUser(dependencies: UsersDependencies, adminId: string, ban: Ban): Promise<void> {
  await dependencies.db
    .transaction()
    .execute((transaction) => banWithin(transaction, dependencies, adminId, ban));
}

/** The same inside a larger transaction. */
export async function banWithin(
  transaction: Transaction<Tables>,
  { conversations, mail, site, now }: UsersDependencies,
  adminId: string,
  { userId, reason }: Ban,
): Promise<void> {
  const user = await lockAccount(transaction, adminId, userId);
  if (user.banned_at) return;
  const at = now();
  await usersRepository(transaction).ban(userId, { reason, at });
  await hideListings(transaction, { ownerId: userId }, 'banned', at);
  await conversations.leaveConversations(transaction, userId);
  await mail.enqueue(transaction, user, () =>
    accountBannedMail({
      siteName: site.name,
      name: user.name,
      reason,
      link: pageUrl(site.publicUrl, '/contact'),
    }),
  );
  await recordAudit(transaction, {
    adminId,
    action: 'user.ban',
    subject: { id: userId, label: user.name },
    detail: reason,
  });
}
