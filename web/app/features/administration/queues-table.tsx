import type { System } from '@thikana/contract/system';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { number } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';

type Queue = System['queues'][number];

/** How much waits in each queue. */
export function QueuesTable({ queues }: { queues: readonly Queue[] }) {
  const columns: Column<Queue>[] = [
    { key: 'name', header: m.system_queue(), cell: ({ name }) => <code className="break-all">{name}</code> },
    {
      key: 'waiting',
      header: m.system_waiting(),
      cell: ({ waiting }) => number(waiting),
      className: 'tabular-nums',
    },
    {
      key: 'active',
      header: m.system_active(),
      cell: ({ active }) => number(active),
      className: 'tabular-nums',
    },
    {
      key: 'failed',
      header: m.system_given_up(),
      cell: ({ failed }) => number(failed),
      className: 'tabular-nums',
    },
  ];
  return (
    <DataTable
      caption={m.system_queues()}
      columns={columns}
      rows={queues}
      rowKey={({ name }) => name}
      empty={<EmptyState title={m.system_queues_none()} />}
    />
  );
}
