import { jobName } from '@thikana/contract/job-name';
import type { System } from '@thikana/contract/system';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { Figure } from './figure.tsx';

type Watch = System['watch'];

/** What the site checks by itself: the relay, the picture store and how long jobs wait. */
export function WatchFigures({ watch: { relay, store, oldestJob } }: { watch: Watch }) {
  return (
    <>
      {relay ? (
        <Checked label={m.watch_relay()} outcome={relay} />
      ) : (
        <Figure label={m.watch_relay()} value={m.watch_no_relay()} detail={m.watch_no_relay_text()} />
      )}
      <Checked label={m.watch_store()} outcome={store} />
      <Figure
        label={m.watch_oldest_job()}
        value={oldestJob ? dateTime(oldestJob.queuedAt) : m.watch_no_job()}
        detail={oldestJob ? m.watch_job_text({ queue: jobName(oldestJob.queue) }) : m.watch_no_job_text()}
      />
    </>
  );
}

const values = { ok: m.watch_works, failed: m.watch_failed, unchecked: m.watch_unchecked };

function Checked({
  label,
  outcome: { state, since, checkedAt },
}: {
  label: string;
  outcome: Watch['store'] | NonNullable<Watch['relay']>;
}) {
  const detail =
    state === 'failed' && since
      ? m.watch_failed_since({ time: dateTime(since) })
      : checkedAt
        ? m.watch_checked_at({ time: dateTime(checkedAt) })
        : m.watch_unchecked_text();
  return <Figure label={label} value={values[state]()} detail={detail} />;
}
