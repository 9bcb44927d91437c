import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { ImportError } from './import-error.ts';

/** The account that will own the imported listings. */
export async function findOwner(db: Kysely<Tables>, email: string): Promise<{ id: string; email: string }> {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email', 'banned_at'])
    .where('email_key', '=', email.normalize('NFC').toLowerCase())
    .executeTakeFirst();
  if (!owner) {
    throw new ImportError(
      `There is no account with the address ${email}. Sign it up first, then import for it.`,
    );
  }
  if (owner.banned_at) {
    throw new ImportError(`The account ${email} is suspended, so its listings would be hidden.`);
  }
  return owner;
}
