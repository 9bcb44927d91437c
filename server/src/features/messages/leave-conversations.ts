import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { cancelAllVisits } from './cancel-all-visits.ts';
import { contactsRepository } from './contacts.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';

type Dependencies = Pick<MessagesDependencies, 'mail' | 'push' | 'pictures' | 'settings' | 'site' | 'now'>;

/** Cancels the visits of an account that ends or is suspended, and notifies its contacts. */
export async function leaveConversations(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  userId: string,
): Promise<void> {
  await cancelAllVisits(transaction, dependencies, userId);
  await contactsRepository(transaction).touch(userId);
}

/** Notifies the contacts of an account whose ban was lifted. */
export async function returnToConversations(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const contacts = contactsRepository(transaction);
  await contacts.lockInboxes(userId);
  await contacts.touch(userId);
}
