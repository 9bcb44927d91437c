import type { System } from '@thikana/contract/system';
import type { Watch } from '../../lib/watch.ts';
import type { listQueues } from '../../platform/jobs/job-overview.ts';

type Queues = Awaited<ReturnType<typeof listQueues>>;

/** The last outcome of a check, for the system page. */
export function presentWatch<Problem extends string>(watch: Pick<Watch<Problem>, 'latest'>) {
  const seen = watch.latest();
  if (!seen) return { state: 'unchecked' as const };
  const { problem, detail, since, checkedAt } = seen;
  return {
    state: problem ? ('failed' as const) : ('ok' as const),
    problem,
    detail,
    since: since.toISOString(),
    checkedAt: checkedAt.toISOString(),
  };
}

/** The job that has waited longest, over all queues. */
export function oldestJob(queues: Queues): System['watch']['oldestJob'] {
  const waiting = queues.flatMap(({ name, oldestAt }) => (oldestAt ? [{ queue: name, at: oldestAt }] : []));
  const [oldest] = waiting.sort((one, other) => one.at.getTime() - other.at.getTime());
  return oldest ? { queue: oldest.queue, queuedAt: oldest.at.toISOString() } : null;
}
