import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import type { ComplaintReport, ComplaintReportRow } from '@thikana/contract/complaints';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const counts: readonly [Exclude<keyof ComplaintReportRow, 'kind'>, () => string][] = [
  ['received', m.complaints_report_received],
  ['upheld', () => m.complaint_outcome({ outcome: 'upheld' })],
  ['partly', () => m.complaint_outcome({ outcome: 'partly' })],
  ['declined', () => m.complaint_outcome({ outcome: 'declined' })],
  ['open', m.complaints_report_open],
  ['late', m.complaints_report_late],
  ['appeals', m.complaints_report_appeals],
  ['changed', m.complaints_report_changed],
];

/** The counts of a month by kind. */
export function ReportTable({ rows }: Pick<ComplaintReport, 'rows'>) {
  const columns: Column<ComplaintReportRow>[] = [
    { key: 'kind', header: m.admin_complaints_kind(), cell: ({ kind }) => complaintKindLabel(kind) },
    ...counts.map(([key, header]) => ({
      key,
      header: header(),
      cell: (row: ComplaintReportRow) => number(row[key]),
      className: 'tabular-nums',
    })),
  ];
  return (
    <DataTable
      caption={m.complaints_report()}
      columns={columns}
      rows={rows}
      rowKey={({ kind }) => kind}
      empty={null}
    />
  );
}
