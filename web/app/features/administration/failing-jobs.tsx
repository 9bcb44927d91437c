import { jobName } from '@thikana/contract/job-name';
import { type FailingJob, retryJobs } from '@thikana/contract/system';
import { RotateCw } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { number } from '#web/lib/format/format.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';

const columns = (): Column<FailingJob>[] => [
  { key: 'queue', header: m.system_job(), cell: ({ queue }) => jobName(queue) },
  {
    key: 'queued',
    header: m.system_queued(),
    cell: ({ queuedAt }) => <time dateTime={queuedAt}>{dateTime(queuedAt)}</time>,
  },
  { key: 'attempts', header: m.system_attempts(), cell: ({ attempts }) => number(attempts) },
  {
    key: 'next',
    header: m.system_next(),
    cell: ({ isGivenUp, nextAttemptAt }) =>
      isGivenUp ? m.system_next_never() : <time dateTime={nextAttemptAt}>{dateTime(nextAttemptAt)}</time>,
  },
  {
    key: 'reason',
    header: m.system_reason(),
    cell: ({ reason }) => <p className="wrap-anywhere">{reason ?? m.system_reason_none()}</p>,
    className: 'min-w-0 xl:min-w-56',
  },
];

/** Each queue's latest errors, with a button to retry. */
export function FailingJobs({ jobs, onRetried }: { jobs: readonly FailingJob[]; onRetried: () => unknown }) {
  const { busy, failure, attempt } = useAttempt(m.system_retry_failed());
  const queues = [...new Set(jobs.map(({ queue }) => queue))];

  const retry = async (queue: string) => {
    const isDone = await attempt(async () => {
      const { retried } = await call(retryJobs, { body: { queue } });
      toast.success(m.system_retried({ count: number(retried) }));
      await onRetried();
    }, queue);
    if (!isDone) toast.error(m.system_retry_failed());
  };

  return (
    <>
      {failure && (
        <Notice tone="error" title={m.system_retry_failed()} className="mb-4">
          {failure}
        </Notice>
      )}
      {queues.length > 0 && (
        <div className="mb-4 flex flex-wrap gap-3">
          {queues.map((queue) => (
            <Button
              key={queue}
              variant="secondary"
              busy={busy === queue}
              busyText={m.system_retrying()}
              disabled={busy !== undefined}
              onClick={() => retry(queue)}
            >
              <RotateCw size={18} />
              {m.system_retry({ queue: jobName(queue) })}
            </Button>
          ))}
        </div>
      )}
      <DataTable
        caption={m.system_failing()}
        columns={columns()}
        rows={jobs}
        rowKey={({ id }) => id}
        empty={<EmptyState title={m.system_failing_none()} text={m.system_failing_none_text()} />}
      />
    </>
  );
}
