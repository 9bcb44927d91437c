import type { Kysely } from 'kysely';
import { accountsRepository } from '../features/accounts/accounts.feature.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { UserRow } from '../platform/database/tables/account-tables.ts';
import type { Tables } from '../platform/database/tables.ts';
import { shellCommand } from '../shell-command.ts';

export async function findAccount(db: Kysely<Tables>, email: string): Promise<UserRow> {
  const user = await accountsRepository(db).findByEmail(email);
  if (!user)
    throw new StartupError(
      `There is no account with the address ${email}.`,
      `${shellCommand('admin', 'list')} shows the accounts.`,
    );
  return user;
}
