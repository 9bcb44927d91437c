import { expiry } from '@thikana/contract/expiry';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts';
import { announceDecisions } from './announce-decisions.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

const name = 'announce-decisions';

/** Announces the decisions that can no longer be undone. */
export function announcementJob(dependencies: ModerationDependencies): JobKind<object> {
  return {
    name,
    retryLimit: 100,
    retryDelaySeconds: 2,
    expireSeconds: 300,
    run: () => announceDecisions(dependencies),
  };
}

/** Queues the announcement for the moment when the decisions of this transaction can no longer be undone. */
export function queueAnnouncement(jobs: Jobs, transaction: Transaction<Tables>): Promise<void> {
  return jobs.enqueue(transaction, { name }, {}, { delaySeconds: expiry.decisionUndoSeconds });
}
