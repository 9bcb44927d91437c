import { AppError } from '@thikana/contract/errors';
import { forgotPasswordUrl } from '../../lib/addresses.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { getAccount } from './get-account.ts';
import { sessionReusedMail } from './mails/session-reused-mail.ts';
import { sessionsRepository } from './sessions.repository.ts';

/**
 * Ends a session whose replaced token was used again: two browsers hold its tokens, and one of them may be a thief's.
 * The owner is emailed once.
 */
export async function endReusedSession(
  { db, mail, site, now }: Pick<AccountsDependencies, 'db' | 'mail' | 'site' | 'now'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<never> {
  await db.transaction().execute(async (transaction) => {
    const ended = await sessionsRepository(transaction).end(sessionId, userId);
    if (!ended) return;
    const user = await getAccount(accountsRepository(transaction), userId);
    await mail.enqueue(transaction, user, () =>
      sessionReusedMail({
        siteName: site.name,
        name: user.name,
        usedAt: now(),
        startedAt: ended.created_at,
        link: forgotPasswordUrl(site.publicUrl),
      }),
    );
  });
  throw new AppError('session_expired');
}
