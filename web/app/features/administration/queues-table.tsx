import { jobName } from '@thikana/contract/job-name';
import type { System } from '@thikana/contract/system';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

type Queue = System['queues'][number];

const cell = 'px-2 py-2.5 sm:px-4';

/** The size of each queue, in columns narrow enough for a phone. */
export function QueuesTable({ queues }: { queues: readonly Queue[] }) {
  if (queues.length === 0) return <EmptyState title={m.system_queues_none()} />;
  const headings = [m.system_waiting(), m.system_active(), m.system_given_up()];
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full">
        <caption className="sr-only">{m.system_queues()}</caption>
        <thead className="bg-raised text-ink-soft text-sm">
          <tr>
            <th scope="col" className={`${cell} text-left font-semibold`}>
              {m.system_queue()}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${cell} text-right font-semibold`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, active, failed }) => (
            <tr key={name} className="border-line border-t tabular-nums">
              <th scope="row" className={`${cell} text-left font-normal text-sm`}>
                {jobName(name)}
                <code className="block text-ink-soft text-xs wrap-anywhere">{name}</code>
              </th>
              <td className={`${cell} text-right`}>{number(waiting)}</td>
              <td className={`${cell} text-right`}>{number(active)}</td>
              <td className={`${cell} text-right`}>{number(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
