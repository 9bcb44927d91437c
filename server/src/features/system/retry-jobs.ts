import { recordAudit } from '../audit/audit.feature.ts';
import type { SystemDependencies } from './system.dependencies.ts';

/** Retries failed jobs at once, for when the cause is fixed. */
export function retryJobs(
  { db, jobs }: Pick<SystemDependencies, 'db' | 'jobs'>,
  adminId: string,
  queue: string,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const retried = await jobs.retryFailing(transaction, queue);
    if (retried > 0) {
      const subject = { id: queue, label: queue };
      await recordAudit(transaction, { adminId, action: 'jobs.retry', subject, detail: String(retried) });
    }
    return retried;
  });
}
