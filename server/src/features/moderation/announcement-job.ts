import { expiry } from '@thikana/contract/expiry';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { announceDecisions } from './announce-decisions.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

const name = 'announce-decisions';

interface AnnouncementData {
  /** When the decision can no longer be undone. Missing in jobs that an earlier version queued. */
  dueAt?: string;
}

/** Announces the decisions that can no longer be undone. */
export function announcementJob(dependencies: ModerationDependencies): JobKind<AnnouncementData> {
  const { db, jobs, now } = dependencies;
  return {
    name,
    retryLimit: 100,
    retryDelaySeconds: 2,
    expireSeconds: 300,
    async run({ dueAt }) {
      if (dueAt === undefined || now() >= new Date(dueAt)) return announceDecisions(dependencies);
      // The database starts jobs by its own clock and counts from the start of the transaction, which may be too early.
      await db.transaction().execute((transaction) => queueFor(new Date(dueAt), { jobs, now }, transaction));
    },
  };
}

/** Queues the announcement for the moment when a decision of this transaction can no longer be undone. */
export function queueAnnouncement(
  dependencies: Queueing,
  transaction: Transaction<Tables>,
  decidedAt: Date,
): Promise<void> {
  const dueAt = new Date(decidedAt.getTime() + expiry.decisionUndoSeconds * 1000);
  return queueFor(dueAt, dependencies, transaction);
}

type Queueing = Pick<ModerationDependencies, 'jobs' | 'now'>;

function queueFor(dueAt: Date, { jobs, now }: Queueing, transaction: Transaction<Tables>): Promise<void> {
  const delaySeconds = Math.ceil((dueAt.getTime() - now().getTime()) / 1000);
  return jobs.enqueue(transaction, { name }, { dueAt: dueAt.toISOString() }, { delaySeconds });
}
