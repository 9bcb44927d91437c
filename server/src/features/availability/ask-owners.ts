import type { Intent } from '@thikana/contract/vocabulary';
import { type Kysely, sql, type Transaction } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import { kolkataDay } from '../../lib/kolkata-day.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { listingUnconfirmedMail } from '../../platform/mail/listing-unconfirmed-mail.ts';
import { stillAvailableMail } from '../../platform/mail/still-available-mail.ts';
import { recordAudits } from '../audit/audit.feature.ts';
import { forgetRemovedHomes, hideListings } from '../listings/listings.feature.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';
import { availabilityLink } from './availability-link.ts';

const intents: readonly Intent[] = ['rent', 'sell'];
const listingsAtOnce = 100;

/** What asking needs; it does not wait for answers. */
type Asking = Omit<AvailabilityDependencies, 'jobs' | 'listingAppeared'>;

interface DueListing {
  id: string;
  title: string;
  intent: Intent;
  owner_name: string;
  owner_email: string;
  confirmed_at: Date | null;
}

/**
 * Asks owners about what they confirmed long ago, and hides what they did not answer for. Several processes may do so
 * at once, and one that ends in between has done each listing wholly or not at all.
 */
export async function askOwners(dependencies: Asking): Promise<void> {
  const { stillTrue } = await dependencies.settings.get();
  for (const intent of intents) {
    const { askAfterDays, hideAfterDays } = stillTrue[intent];
    await inBatches(dependencies.db, async (transaction) => {
      const due = await findUnanswered(transaction, dependencies.now(), {
        intent,
        askAfterDays,
        hideAfterDays,
      });
      await hideUnanswered(dependencies, transaction, due);
      return due.length;
    });
    await inBatches(dependencies.db, async (transaction) => {
      const due = await findUnasked(transaction, dependencies.now(), { intent, askAfterDays });
      await ask(dependencies, transaction, due, hideAfterDays - askAfterDays);
      return due.length;
    });
  }
  await forgetRemovedHomes(dependencies.db, dependencies.now(), stillTrue.repostWeeks);
}

async function inBatches(
  db: Kysely<Tables>,
  step: (transaction: Transaction<Tables>) => Promise<number>,
): Promise<void> {
  while ((await db.transaction().execute(step)) === listingsAtOnce);
}

/** Public listings with their owners. An account that nobody can log in to is nobody's who could answer. */
function publicListings(transaction: Transaction<Tables>, intent: Intent) {
  return transaction
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(['listings.id', 'title', 'intent', 'confirmed_at'])
    .select(['users.name as owner_name', 'users.email as owner_email'])
    .where('approval_status', '=', 'approved')
    .where('hidden_at', 'is', null)
    .where('intent', '=', intent)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('users.password_hash', 'is not', null),
        exists(selectFrom('external_identities').select('subject').whereRef('user_id', '=', 'users.id')),
      ]),
    )
    .orderBy('confirmed_at')
    .limit(listingsAtOnce)
    .forUpdate('listings')
    .skipLocked();
}

function findUnasked(
  transaction: Transaction<Tables>,
  now: Date,
  { intent, askAfterDays }: { intent: Intent; askAfterDays: number },
): Promise<DueListing[]> {
  return publicListings(transaction, intent)
    .where('asked_at', 'is', null)
    .where('confirmed_at', '<=', daysBefore(now, askAfterDays))
    .execute();
}

/** However long ago it was confirmed, an owner has the days between question and hiding to answer. */
function findUnanswered(
  transaction: Transaction<Tables>,
  now: Date,
  { intent, askAfterDays, hideAfterDays }: { intent: Intent; askAfterDays: number; hideAfterDays: number },
): Promise<DueListing[]> {
  return publicListings(transaction, intent)
    .where('asked_at', '<=', daysBefore(now, hideAfterDays - askAfterDays))
    .where('confirmed_at', '<=', daysBefore(now, hideAfterDays))
    .execute();
}

async function ask(
  dependencies: Asking,
  transaction: Transaction<Tables>,
  due: readonly DueListing[],
  daysToAnswer: number,
): Promise<void> {
  if (due.length === 0) return;
  await transaction
    .updateTable('listings')
    .set({ asked_at: dependencies.now() })
    .where(sql<boolean>`id = any (${due.map(({ id }) => id)})`)
    .execute();
  await mailOwners(dependencies, transaction, due, (content) =>
    stillAvailableMail({ ...content, daysToAnswer }),
  );
}

async function hideUnanswered(
  dependencies: Asking,
  transaction: Transaction<Tables>,
  due: readonly DueListing[],
): Promise<void> {
  if (due.length === 0) return;
  await hideListings(transaction, { ids: due.map(({ id }) => id) }, 'lapsed', dependencies.now());
  await recordAudits(
    transaction,
    due.map(({ id, title, confirmed_at }) => ({
      adminId: null,
      action: 'listing.lapse',
      subject: { id, label: title },
      detail: confirmed_at ? `Not confirmed since ${kolkataDay(confirmed_at)}` : undefined,
    })),
  );
  await mailOwners(dependencies, transaction, due, listingUnconfirmedMail);
}

async function mailOwners(
  dependencies: Asking,
  transaction: Transaction<Tables>,
  due: readonly DueListing[],
  compose: typeof listingUnconfirmedMail,
): Promise<void> {
  for (const { id, title, intent, owner_name: name, owner_email: to } of due) {
    const link = availabilityLink(dependencies, id);
    const mail = compose({ siteName: dependencies.site.name, name, title, intent, link });
    await dependencies.mail.enqueue(transaction, to, mail);
  }
}

function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * dayMilliseconds);
}
