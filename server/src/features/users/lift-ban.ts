import { AppError } from '@thikana/contract/errors';
import { pageUrl } from '../../lib/addresses.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { unhideListings } from '../listings/listings.feature.ts';
import { banLiftedMail } from './mails/ban-lifted-mail.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';

/** Lifts a ban and shows the account's listings again. Repeating it changes nothing. */
export async function liftBan(
  { db, conversations, mail, site, now, matchSavedSearches }: UsersDependencies,
  adminId: string,
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const users = usersRepository(transaction);
    const user = await users.findForUpdate(userId);
    if (!user) throw new AppError('user_not_found');
    if (!user.banned_at) return;
    await users.liftBan(userId, now());
    await conversations.returnToConversations(transaction, userId);
    const shown = await unhideListings(transaction, { ownerId: userId }, 'banned');
    await matchSavedSearches(transaction, shown);
    await mail.enqueue(transaction, user, () =>
      banLiftedMail({ siteName: site.name, name: user.name, link: pageUrl(site.publicUrl, '/login') }),
    );
    await recordAudit(transaction, {
      adminId,
      action: 'user.lift-ban',
      subject: { id: userId, label: user.name },
    });
  });
}
