import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { siteValue } from '../platform/database/site-values.ts';
import type { Tables } from '../platform/database/tables.ts';

const name = 'session-secret';
const newSecret = () => randomBytes(32).toString('base64url');

/** The key that signs sessions and links in emails. */
export function sessionSecret(db: Kysely<Tables>): Promise<string> {
  return siteValue(db, name, newSecret);
}

/** Processes that run keep the old key until they restart. */
export async function replaceSessionSecret(transaction: Transaction<Tables>): Promise<void> {
  await transaction.updateTable('site_values').set({ value: newSecret() }).where('name', '=', name).execute();
}
