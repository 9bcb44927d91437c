import { createHash, randomInt } from 'node:crypto';
import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import { minuteMilliseconds } from '../../lib/durations.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { getAccount } from './get-account.ts';
import { ownCodeMail } from './mails/own-code-mail.ts';

export const ownCodePurpose = 'confirm-it-is-you';
const digits = 8;

/** Sends a code that replaces the password of an account without one. */
export async function mailOwnCode(
  { db, mail, site, now }: Pick<AccountsDependencies, 'db' | 'mail' | 'site' | 'now'>,
  userId: string,
): Promise<void> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await db.transaction().execute(async (transaction) => {
    const accounts = accountsRepository(transaction);
    const user = await getAccount(accounts, userId);
    if (user.password_hash !== null) throw new AppError('password_there');
    await accounts.putToken({
      userId,
      purpose: ownCodePurpose,
      hash: hashOwnCode(userId, code),
      expiresAt: new Date(now().getTime() + expiry.emailCodeMinutes * minuteMilliseconds),
    });
    await mail.enqueue(transaction, user, () => ownCodeMail({ siteName: site.name, name: user.name, code }));
  });
}

/** The hash includes the account id, because two people may get the same digits. */
export function hashOwnCode(userId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${userId}:${code.replace(/\D/g, '')}`)
    .digest();
}
