import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import type { ComplaintRow } from '@thikana/contract/complaints';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { outcomeTones } from './complaint-stages.tsx';

export const urgencyTones = { late: 'red', soon: 'yellow', open: 'neutral' } as const;

const columns = (): Column<ComplaintRow>[] => [
  {
    key: 'number',
    header: m.admin_complaints_number(),
    cell: ({ number }) => (
      <Link
        to={`/admin/complaints/${number}`}
        className="inline-flex min-h-touch items-center font-semibold text-tea tabular-nums underline underline-offset-4 max-xl:-my-2.5 xl:min-h-6"
      >
        {number}
      </Link>
    ),
  },
  {
    key: 'kind',
    header: m.admin_complaints_kind(),
    cell: ({ kind, stage }) => (
      <span className="flex flex-wrap items-center gap-2">
        {complaintKindLabel(kind)}
        {stage === 'appeal' && (
          <Badge tone="accent" className="whitespace-nowrap">
            {m.complaint_stage({ stage })}
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'due',
    header: m.admin_complaints_due(),
    cell: ({ dueAt }) => <time dateTime={dueAt}>{dateTime(dueAt)}</time>,
    className: 'tabular-nums',
  },
  {
    key: 'state',
    header: m.admin_complaints_state(),
    cell: ({ urgency, outcome }) => (
      <span className="flex flex-wrap gap-2">
        {outcome && (
          <Badge tone={outcomeTones[outcome]} className="whitespace-nowrap">
            {m.complaint_outcome({ outcome })}
          </Badge>
        )}
        {(!outcome || urgency === 'late') && (
          <Badge tone={urgencyTones[urgency]} className="whitespace-nowrap">
            {m.admin_complaints_urgency({ urgency })}
          </Badge>
        )}
      </span>
    ),
  },
];

/** Complaints and appeals, as the server sorts them. */
export function QueueTable({ complaints }: { complaints: readonly ComplaintRow[] }) {
  return (
    <DataTable
      caption={m.admin_complaints()}
      columns={columns()}
      rows={complaints}
      rowKey={({ number, stage }) => `${number} ${stage}`}
      empty={<EmptyState title={m.admin_complaints_none()} text={m.admin_complaints_none_text()} />}
    />
  );
}
