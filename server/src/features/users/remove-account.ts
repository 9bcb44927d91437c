import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { forgetComplaintsOf } from '../complaints/complaints.feature.ts';
import { removeListingsOf } from '../listings/listings.feature.ts';
import { sealAccount } from '../sealed-records/sealed-records.feature.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';

export interface RemovalDependencies {
  pictures: Pick<UsersDependencies['pictures'], 'release'>;
  conversations: Pick<UsersDependencies['conversations'], 'leaveConversations'>;
  now: () => Date;
}

/** Deletes an account with its listings, and the files of its pictures right after. */
export async function removeAccount(
  transaction: Transaction<Tables>,
  { pictures, conversations, now }: RemovalDependencies,
  userId: string,
): Promise<{ listings: number }> {
  const users = usersRepository(transaction);
  await sealAccount(transaction, userId, now());
  // Locks listings before their owner, in the same order as an edit.
  const listings = await removeListingsOf(transaction, userId);
  // Before the account, in the same order as their confirmation.
  await users.deleteUnconfirmedMessages(userId);
  await forgetComplaintsOf(transaction, userId, now());
  // Only one of several concurrent calls deletes the account and sends the email.
  if (!(await users.lockForDeletion(userId))) throw new AppError('user_not_found');
  await conversations.leaveConversations(transaction, userId);
  const pictureIds = new Set([...listings.pictureIds, ...(await users.listPictureIds(userId))]);
  await users.delete(userId);
  await pictures.release(transaction, [...pictureIds]);
  return { listings: listings.count };
}
