import { cityDay } from '@thikana/contract/city-time';
import { sql, type Transaction } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { seal, sealingKeyId } from '../../platform/sealing/seal.ts';
import { keptDays } from '../city/city.feature.ts';
import { findSealingKey } from './sealing-key.ts';

/**
 * Keeps what the law says must be kept of an account that is about to be deleted: who it was, its logins, its consents and
 * what was decided about it. Without a key of the operator, nothing is kept.
 */
export async function sealAccount(
  transaction: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<void> {
  const publicKey = await findSealingKey(transaction);
  if (!publicKey) return;
  const record = await readRecord(transaction, userId);
  if (!record) return;
  await transaction
    .insertInto('sealed_records')
    .values({
      key_id: sealingKeyId(publicKey),
      sealed: seal(JSON.stringify({ ...record, deletedAt: now.toISOString() }), publicKey),
      sealed_on: cityDay(now),
      delete_on: cityDay(new Date(now.getTime() + keptDays('logs') * dayMilliseconds)),
    })
    .execute();
}

async function readRecord(transaction: Transaction<Tables>, userId: string): Promise<object | undefined> {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(transaction)).rows;
  const [account] = await rows(sql`
    select id, name, email, phone, role, auth_provider, is_verified, banned_at, ban_reason, created_at
    from users where id = ${userId}`);
  if (!account) return undefined;
  return {
    account,
    logins: await rows(sql`select browser, system, is_kept, created_at, used_at, expires_at
      from sessions where user_id = ${userId} order by created_at`),
    consents: await rows(sql`select purpose, version, language, minimum_age, given_at, withdrawn_at
      from consents where user_id = ${userId} order by id`),
    decisions: await rows(sql`select listing_id, to_status, reason, decided_at
      from listing_decisions join listings on listings.id = listing_id
      where owner_id = ${userId} order by listing_decisions.id`),
    audit: await rows(sql`select at, action, subject_id, detail
      from audit_entries where subject_id = ${userId} or admin_id = ${userId} order by id`),
  };
}
