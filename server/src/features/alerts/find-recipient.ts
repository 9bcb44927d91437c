import type { Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { adoptAddresses } from './adopt-addresses.ts';
import { recipientOfLink } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { type Recipient, recipientsRepository } from './recipients.repository.ts';

/** The recipient of an account, with what its address confirmed. */
export async function recipientOfUser(transaction: Transaction<Tables>, userId: string): Promise<Recipient> {
  await adoptAddresses(transaction, userId);
  await transaction
    .insertInto('alert_recipients')
    .values({ id: newId(), user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return recipientsRepository(transaction).getOfUser(userId);
}

/** The recipient that a link in an email leads to: that of the account, once the address belongs to one. */
export async function linkedRecipient(
  dependencies: Pick<AlertsDependencies, 'db' | 'links' | 'now'>,
  token: string,
): Promise<Recipient | undefined> {
  const id = recipientOfLink(dependencies, token);
  if (id === undefined) return undefined;
  return dependencies.db.transaction().execute(async (transaction) => {
    const recipients = recipientsRepository(transaction);
    const userId = await recipients.findAccount(id);
    return userId === undefined ? recipients.find(id) : recipientOfUser(transaction, userId);
  });
}
