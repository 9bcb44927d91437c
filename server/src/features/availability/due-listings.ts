import type { SiteLanguage } from '@thikana/contract/language';
import type { Settings } from '@thikana/contract/settings';
import type { Intent } from '@thikana/contract/vocabulary';
import { sql, type Transaction } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wherePublic } from '../listings/listings.feature.ts';

/** `asked`: confirmed long ago. `hidden`: without an answer. */
export type Step = 'asked' | 'hidden';

export interface DueListing {
  id: string;
  title: string;
  intent: Intent;
  confirmed_at: Date | null;
  owner_id: string;
  owner_name: string;
  owner_email: string;
  owner_language: SiteLanguage;
}

interface Due {
  step: Step;
  now: Date;
  periods: Settings['availability'];
}

/** The listings that have been due longest, with their owners, except owners that were skipped. */
export function listLongestDue(
  transaction: Transaction<Tables>,
  due: Due & { intent: Intent; passed: readonly string[]; limit: number },
) {
  const { intent, passed, limit } = due;
  return publicListings(transaction)
    .select(['listings.id', 'owner_id'])
    .where('intent', '=', intent)
    .where(isDue(due, intent))
    .where(sql<boolean>`owner_id <> all (${passed})`)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();
}

/** Locks the owners that no other process handles. */
export async function lockOwners(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any (${ids}) for no key update skip locked`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Every due listing of these owners, longest first; locked listings are skipped. */
export function listDueOf(
  transaction: Transaction<Tables>,
  due: Due,
  ownerIds: readonly string[],
): Promise<DueListing[]> {
  return publicListings(transaction)
    .select(['listings.id', 'title', 'intent', 'confirmed_at', 'owner_id'])
    .select(['users.name as owner_name', 'users.email as owner_email', 'users.language as owner_language'])
    .where(sql<boolean>`owner_id = any (${ownerIds})`)
    .where(({ or, and, eb }) =>
      or([
        and([eb('intent', '=', 'rent'), isDue(due, 'rent')]),
        and([eb('intent', '=', 'sell'), isDue(due, 'sell')]),
      ]),
    )
    .orderBy('confirmed_at')
    .orderBy('listings.id')
    .forNoKeyUpdate('listings')
    .skipLocked()
    .execute();
}

/** An account that cannot log in has no owner who could answer. */
function publicListings(transaction: Transaction<Tables>) {
  return transaction
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .where(wherePublic)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('users.password_hash', 'is not', null),
        exists(selectFrom('external_identities').select('subject').whereRef('user_id', '=', 'users.id')),
      ]),
    );
}

/** An owner always gets the days between the email and hiding, however long ago the listing was confirmed. */
function isDue({ step, now, periods }: Due, intent: Intent) {
  const { askAfterDays, hideAfterDays } = periods[intent];
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  return step === 'asked'
    ? sql<boolean>`asked_at is null and confirmed_at <= ${before(askAfterDays)}`
    : sql<boolean>`asked_at <= ${before(hideAfterDays - askAfterDays)}
        and confirmed_at <= ${before(hideAfterDays)}`;
}
