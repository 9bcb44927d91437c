import { AppError } from '@thikana/contract/errors';
import { markListingsOfStale } from '../listings/listings.feature.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { hashToken } from './mailed-tokens.ts';

export async function verifyEmailAddress({ db, now }: AccountsDependencies, token: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const accounts = accountsRepository(transaction);
    const userId = await accounts.takeToken('verify-email', hashToken(token), now());
    if (!userId) throw new AppError('verification_link_invalid');
    await accounts.setVerified(userId);
    // Public pages show the verified mark.
    await markListingsOfStale(transaction, userId);
  });
}
