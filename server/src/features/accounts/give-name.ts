import { AppError } from '@thikana/contract/errors';
import { isNewMember } from '../../lib/new-member.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import { markListingsOfStale } from '../listings/listings.feature.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { getAccount } from './get-account.ts';

/** Names an account that was opened without a name. Other names are corrected by the operator only. */
export async function giveName(
  { db }: Pick<AccountsDependencies, 'db'>,
  userId: string,
  name: string,
): Promise<UserRow> {
  return db.transaction().execute(async (transaction) => {
    const accounts = accountsRepository(transaction);
    const { name: earlier } = await getAccount(accounts, userId);
    const user = isNewMember(earlier) ? await accounts.setName(userId, name, earlier) : undefined;
    if (!user) throw new AppError('not_allowed');
    await markListingsOfStale(transaction, userId);
    return user;
  });
}
