import { enquiryHours } from '@thikana/contract/enquiries';
import { sql, type Transaction } from 'kysely';
import { hourMilliseconds } from '../../lib/durations.ts';
import type { OwnerAnswersTable } from '../../platform/database/tables/enquiry-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { markListingsOfStale } from '../listings/listings.feature.ts';
import { presentOwnerAnswers } from './enquiries.presenter.ts';

/** The newest enquiries that count. */
const counted = 100;

/**
 * Counts anew how an owner answers: enquiries with an answer, and those without one that are old enough to need one or
 * that the owner blocked. Pages of the owner's listings become stale if they show something else now.
 */
export async function countOwnerAnswers(
  transaction: Transaction<Tables>,
  ownerId: string,
  at: Date,
): Promise<void> {
  const dueAt = new Date(at.getTime() - enquiryHours.tell * hourMilliseconds);
  const earlier = await transaction
    .selectFrom('owner_answers')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  const { rows } = await sql<OwnerAnswersTable>`
    with newest as (
      select extract(epoch from settled_at - opened_at) / 60 as minutes,
        coalesce(outcome in ('answered', 'taken', 'declined'), false) as is_answered
      from enquiries
      where owner_id = ${ownerId}
        and (outcome in ('answered', 'taken', 'declined', 'blocked') or told_at is not null or opened_at <= ${dueAt})
      order by opened_at desc limit ${counted})
    insert into owner_answers (owner_id, enquiries, answered, usual_minutes)
    select ${ownerId}, count(*), count(*) filter (where is_answered),
      ceil(percentile_cont(0.5) within group (order by minutes) filter (where is_answered))
    from newest
    on conflict (owner_id) do update
      set enquiries = excluded.enquiries, answered = excluded.answered, usual_minutes = excluded.usual_minutes
    returning *`.execute(transaction);
  const shown = (row: OwnerAnswersTable | undefined) => JSON.stringify(row && presentOwnerAnswers(row));
  if (shown(earlier) !== shown(rows[0])) await markListingsOfStale(transaction, ownerId);
}
