import { accountBannedMail } from '../../platform/mail/account-banned-mail.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { hideListings } from '../listings/listings.feature.ts';
import { takeInHand } from './take-in-hand.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';

/** Ends every session of the account, hides its listings and tells the person why. Repeating it changes nothing. */
export async function banUser(
  { db, mail, site, now }: UsersDependencies,
  adminId: string,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await takeInHand(transaction, adminId, userId);
    if (user.banned_at) return;
    const at = now();
    await usersRepository(transaction).ban(userId, { reason, at });
    await hideListings(transaction, { ownerId: userId }, 'banned', at);
    const link = `${site.publicUrl}/contact`;
    await mail.enqueue(
      transaction,
      user.email,
      accountBannedMail({ siteName: site.name, name: user.name, reason, link }),
    );
    await recordAudit(transaction, {
      adminId,
      action: 'user.ban',
      subject: { id: userId, label: user.name },
      detail: reason,
    });
  });
}
