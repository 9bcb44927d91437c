import { cityDay } from '@thikana/contract/city-time';
import type { Settings } from '@thikana/contract/settings';
import type { Intent } from '@thikana/contract/vocabulary';
import { sql, type Transaction } from 'kysely';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudits } from '../audit/audit.feature.ts';
import { forgetRemovedHomes, hideListings } from '../listings/listings.feature.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';
import { type DueListing, listDueOf, listLongestDue, lockOwners, type Step } from './due-listings.ts';
import { mailsToOwners } from './mails-to-owners.ts';

const intents: readonly Intent[] = ['rent', 'sell'];
const listingsAtOnce = 100;

/** The dependencies of the hourly availability check. */
type Asking = Omit<AvailabilityDependencies, 'jobs' | 'matchSavedSearches'>;

/**
 * Hides listings whose owners did not answer, and asks about those confirmed long ago: one email per owner. Several
 * processes may run at once; each owner is handled in one transaction.
 */
export async function askOwners(dependencies: Asking): Promise<void> {
  const { availability: periods } = await dependencies.settings.get();
  for (const step of ['hidden', 'asked'] as const)
    for (const intent of intents) await take(dependencies, { step, intent, periods });
  await forgetRemovedHomes(dependencies.db, dependencies.now(), periods.repostWeeks);
}

interface Work {
  step: Step;
  intent: Intent;
  periods: Settings['availability'];
}

/** Repeats transactions until nothing is due except rows that other processes have locked. */
async function take(dependencies: Asking, { step, intent, periods }: Work): Promise<void> {
  const passed = new Set<string>();
  for (let isMore = true; isMore; ) {
    const due = { step, periods, now: dependencies.now() };
    isMore = await dependencies.db.transaction().execute(async (transaction) => {
      const first = await listLongestDue(transaction, {
        ...due,
        intent,
        passed: [...passed],
        limit: listingsAtOnce,
      });
      const owners = await lockOwners(transaction, [...new Set(first.map(({ owner_id }) => owner_id))]);
      const listings = await listDueOf(transaction, due, owners);
      await done[step](dependencies, transaction, listings);
      await dependencies.mail.enqueueAll(transaction, mailsToOwners(dependencies, step, listings, periods));
      const taken = new Set(listings.map(({ id }) => id));
      for (const { id, owner_id } of first) if (!taken.has(id)) passed.add(owner_id);
      return first.length === listingsAtOnce;
    });
  }
}

const done: Record<
  Step,
  (dependencies: Asking, transaction: Transaction<Tables>, due: readonly DueListing[]) => Promise<void>
> = { asked: markAsked, hidden: hideUnanswered };

async function markAsked(
  { now }: Asking,
  transaction: Transaction<Tables>,
  due: readonly DueListing[],
): Promise<void> {
  if (due.length === 0) return;
  await transaction
    .updateTable('listings')
    .set({ asked_at: now() })
    .where(sql<boolean>`id = any (${due.map(({ id }) => id)})`)
    .execute();
}

async function hideUnanswered(
  { now }: Asking,
  transaction: Transaction<Tables>,
  due: readonly DueListing[],
): Promise<void> {
  if (due.length === 0) return;
  await hideListings(transaction, { ids: due.map(({ id }) => id) }, 'lapsed', now());
  await recordAudits(
    transaction,
    due.map(({ id, title, confirmed_at }) => ({
      adminId: null,
      action: 'listing.lapse',
      subject: { id, label: title },
      detail: confirmed_at ? () => m.availability_lapsed({ day: cityDay(confirmed_at) }) : undefined,
    })),
  );
}
