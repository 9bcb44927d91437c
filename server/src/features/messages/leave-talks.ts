import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { callOffVisits } from './call-off-visits.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { talkNeighboursRepository } from './talk-neighbours.repository.ts';

type Dependencies = Pick<MessagesDependencies, 'mail' | 'pictures' | 'settings' | 'site' | 'now'>;

/** Cancels the visits of an account that ends or is suspended, and notifies its contacts. */
export async function leaveTalks(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  userId: string,
): Promise<void> {
  await callOffVisits(transaction, dependencies, userId);
  await talkNeighboursRepository(transaction).touch(userId);
}

/** Notifies the contacts of an account whose ban was lifted. */
export async function returnToTalks(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const neighbours = talkNeighboursRepository(transaction);
  await neighbours.lockInboxes(userId);
  await neighbours.touch(userId);
}
