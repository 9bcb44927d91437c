import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { callOffVisits } from './call-off-visits.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { talkNeighboursRepository } from './talk-neighbours.repository.ts';

type Dependencies = Pick<MessagesDependencies, 'mail' | 'pictures' | 'settings' | 'site' | 'now'>;

/** An account ends or is suspended: its visits are called off, and whoever has a talk with it open sees why it is over. */
export async function leaveTalks(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  userId: string,
): Promise<void> {
  await callOffVisits(transaction, dependencies, userId);
  await talkNeighboursRepository(transaction).touch(userId);
}

/** An account is let in again. */
export async function returnToTalks(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const neighbours = talkNeighboursRepository(transaction);
  await neighbours.lockInboxes(userId);
  await neighbours.touch(userId);
}
