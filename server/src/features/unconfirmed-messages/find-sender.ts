import type { UnconfirmedMessage } from '@thikana/contract/unconfirmed-messages';
import type { Kysely, Transaction } from 'kysely';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { accountsRepository } from '../accounts/accounts.feature.ts';
import { unconfirmedMessagesRepository } from './unconfirmed-messages.repository.ts';

interface Sender {
  kind: UnconfirmedMessage['sender'];
  user: UserRow | undefined;
}

/**
 * The account of an email address. The link in the email is enough for an account that has no other way to log in; any
 * other has to log in first, so that a link never replaces a password, a second step or a ban.
 */
export async function findSender(db: Kysely<Tables> | Transaction<Tables>, email: string): Promise<Sender> {
  const user = await accountsRepository(db).findByEmail(email);
  if (!user) return { kind: 'new', user };
  const hasOnlyMailbox =
    user.role === 'user' &&
    user.is_verified &&
    user.password_hash === null &&
    user.banned_at === null &&
    !(await unconfirmedMessagesRepository(db).hasProvider(user.id));
  return { kind: hasOnlyMailbox ? 'without-password' : 'account', user };
}
