import { personName } from '@thikana/contract/account-forms';
import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import { newMember } from '../../lib/new-member.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { accountsRepository, forgetTwoStep } from '../accounts/accounts.feature.ts';
import type { OpenIdDependencies } from './openid.dependencies.ts';
import { openIdRepository } from './openid.repository.ts';
import type { ProvenPerson } from './provider-client.ts';

/**
 * Returns the account that the provider identifies: by issuer and subject, else by its verified email address, else a
 * new account.
 */
export async function enterAccount(
  { db, now }: Pick<OpenIdDependencies, 'db' | 'now'>,
  person: ProvenPerson,
  providerName: string,
): Promise<UserRow> {
  const user = await db.transaction().execute(async (transaction) => {
    const identities = openIdRepository(transaction);
    const known = await identities.findUser(person.issuer, person.subject);
    if (known) return known;
    const { email } = person;
    if (!email || !person.isEmailVerified) throw new AppError('sign_in_without_email');
    const found = await findByAddress(transaction, email);
    const entered = found ?? (await open(transaction, { ...person, email }, providerName, now()));
    await identities.insert({ issuer: person.issuer, subject: person.subject, user_id: entered.id });
    return entered;
  });
  if (user.banned_at) throw new AppError('account_banned');
  return user;
}

async function findByAddress(transaction: Transaction<Tables>, email: string): Promise<UserRow | undefined> {
  const found = await accountsRepository(transaction).findByEmail(email);
  if (!found || found.is_verified) return found;
  await forgetTwoStep(transaction, found.id);
  return openIdRepository(transaction).takeOver(found.id);
}

function open(
  transaction: Transaction<Tables>,
  { name, email }: ProvenPerson & { email: string },
  authProvider: string,
  now: Date,
): Promise<UserRow> {
  return accountsRepository(transaction).insert({
    id: newId(now),
    name: usableName(name) ?? usableName(email.split('@')[0]) ?? newMember(),
    email,
    phone: null,
    passwordHash: null,
    isVerified: true,
    authProvider,
  });
}

function usableName(name: string | undefined): string | undefined {
  return personName.safeParse(name?.slice(0, 80)).data;
}
