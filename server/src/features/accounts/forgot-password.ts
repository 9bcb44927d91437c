import { passwordResetMail } from '../../platform/mail/password-reset-mail.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { newMailedToken } from './mailed-tokens.ts';

/** Mails a reset link where there is an account; the work for an unknown address is made to look the same. */
export async function mailResetLink(dependencies: AccountsDependencies, email: string): Promise<void> {
  const { db, mail, site, now } = dependencies;
  const { token, hash, expiresAt } = newMailedToken('reset-password', now());
  await db.transaction().execute(async (transaction) => {
    const accounts = accountsRepository(transaction);
    const user = await accounts.findByEmail(email);
    if (!user || user.banned_at) return;
    await accounts.putToken({ userId: user.id, purpose: 'reset-password', hash, expiresAt });
    const link = `${site.publicUrl}/reset-password/${token}`;
    await mail.enqueue(
      transaction,
      user.email,
      passwordResetMail({ siteName: site.name, name: user.name, link }),
    );
  });
}
