import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import { type ComplaintReportRow, fewComplaints, type PublicReportRow } from '@thikana/contract/complaints';
import { csvLine } from '@thikana/contract/csv-line';
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

type Row = ComplaintReportRow | PublicReportRow;

const few = () => m.complaints_public_few({ most: number(fewComplaints - 1) });
const textOf = (row: Row, key: (typeof counts)[number][0], format: (count: number) => string): string => {
  const count = row[key];
  if (count !== undefined) return format(count);
  return key === 'received' ? few() : '–';
};

/** The table as a CSV file in the language of the page. The mark at its beginning tells spreadsheets the encoding. */
export function reportFile(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    complaintKindLabel(row.kind),
    ...counts.map(([key]) => textOf(row, key, String)),
  ]);
  const headers = [m.admin_complaints_kind(), ...counts.map(([, header]) => header())];
  return `\uFEFF${[headers, ...lines].map(csvLine).join('')}`;
}

/** The counts of a month by kind. */
export function ReportTable({ rows }: { rows: readonly Row[] }) {
  const columns: Column<Row>[] = [
    { key: 'kind', header: m.admin_complaints_kind(), cell: ({ kind }) => complaintKindLabel(kind) },
    ...counts.map(([key, header]) => ({
      key,
      header: header(),
      cell: (row: Row) => textOf(row, key, number),
      className: 'tabular-nums',
    })),
  ];
  return (
    <DataTable
      caption={m.complaints_report()}
      columns={columns}
      rows={rows}
      rowKey={({ kind }) => kind}
      empty={<p>{m.complaints_public_none()}</p>}
    />
  );
}
