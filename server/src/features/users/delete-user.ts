import { AppError } from '@thikana/contract/errors';
import { accountDeletedMail } from '../../platform/mail/account-deleted-mail.ts';
import { emailKey } from '../accounts/accounts.feature.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { removeListingsOf } from '../listings/listings.feature.ts';
import { takeInHand } from './take-in-hand.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';

/** Removes an account with its listings at once, the files of its pictures right after. */
export async function deleteUser(
  { db, mail, pictures, site }: UsersDependencies,
  adminId: string,
  { userId, confirm }: { userId: string; confirm: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await takeInHand(transaction, adminId, userId);
    if (emailKey(confirm.trim()) !== user.email_key) throw new AppError('confirmation_differs');
    const users = usersRepository(transaction);
    // Listings before their owner: the order in which an edit of a listing locks them too.
    const listings = await removeListingsOf(transaction, userId);
    await users.lockForDeletion(userId);
    const pictureIds = new Set([...listings.pictureIds, ...(await users.listPictureIds(userId))]);
    await users.delete(userId);
    await pictures.release(transaction, [...pictureIds]);
    const link = `${site.publicUrl}/contact`;
    await mail.enqueue(
      transaction,
      user.email,
      accountDeletedMail({ siteName: site.name, name: user.name, link }),
    );
    await recordAudit(transaction, {
      adminId,
      action: 'user.delete',
      subject: { id: userId, label: user.name },
      detail: `Listings removed: ${listings.count}`,
    });
  });
}
