import { jobName } from '@thikana/contract/job-name';
import type { System } from '@thikana/contract/system';
import { warnLimits } from '@thikana/contract/watch';
import type { ReactNode } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { relayDetail } from './relay-detail.ts';

/** What is wrong with the relay, the picture store and the jobs, and what to do about it. */
export function WatchWarnings({ system: { watch }, now }: { system: System; now: number }) {
  const { relay, store, oldestJob } = watch;
  const isLate =
    oldestJob !== null && now - Date.parse(oldestJob.queuedAt) > warnLimits.jobAgeSeconds * 1_000;
  return (
    <>
      {relay === null && (
        <Warning tone="info" title={m.watch_no_relay_title()} lines={[m.watch_no_relay_advice()]} />
      )}
      {relay?.problem && (
        <Warning
          title={m.watch_relay_title()}
          lines={[
            m.watch_relay_problem({ problem: relay.problem }),
            relay.detail && relayDetail(relay.problem, relay.detail),
            m.watch_relay_waiting(),
          ]}
        />
      )}
      {store.problem && (
        <Warning
          title={m.watch_store_title()}
          lines={[
            m.watch_store_problem({ problem: store.problem }),
            store.detail && m.watch_reason({ reason: store.detail }),
          ]}
        />
      )}
      {oldestJob && isLate && (
        <Warning
          title={m.watch_job_title({ time: dateTime(oldestJob.queuedAt) })}
          lines={[m.watch_job_advice({ queue: jobName(oldestJob.queue) })]}
        />
      )}
    </>
  );
}

function Warning({
  tone = 'warning',
  title,
  lines,
}: {
  tone?: 'warning' | 'info';
  title: ReactNode;
  lines: readonly (string | undefined)[];
}) {
  return (
    <Notice tone={tone} title={title} className="mb-4">
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </Notice>
  );
}
