import { errorTable } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import { markListingsOfStale } from '../listings/listings.feature.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { badgesRepository } from './badges.repository.ts';
import { isCodeCorrect, mostWrongAttempts } from './phone-code.ts';

/** Confirms the account's phone number with its code, if the number is still the same. */
export async function confirmPhone(
  { db, now }: BadgesDependencies,
  userId: string,
  code: string,
): Promise<void> {
  const isRight = await db.transaction().execute(async (transaction) => {
    const badges = badgesRepository(transaction);
    const sent = await badges.findCodeForUpdate(userId);
    const user = await badges.findUser(userId);
    const isOver = !sent || sent.expires_at <= now() || sent.wrong_attempts >= mostWrongAttempts;
    if (isOver || sent.phone !== user?.phone) throw new AppError('phone_code_expired');
    if (!(await isCodeCorrect(sent.hash, code))) {
      await badges.countWrongAttempt(userId);
      return false;
    }
    await badges.deleteCode(userId);
    await badges.confirmPhone(userId, sent.phone, now());
    await markListingsOfStale(transaction, userId);
    return true;
  });
  // Outside the transaction, so that the failed attempt stays counted.
  if (!isRight)
    throw new AppError('phone_code_wrong', { fields: { code: errorTable.phone_code_wrong.text() } });
}
