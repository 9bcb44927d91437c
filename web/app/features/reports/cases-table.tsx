import { langOf } from '@thikana/contract/language-of-text';
import type { ReportCase } from '@thikana/contract/reports';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { number } from '#web/lib/format/format.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { casePath } from './case-path.ts';
import { kindLabel } from './kind-label.ts';
import { reasonLabel } from './reason-label.ts';

const columns = (): Column<ReportCase>[] => [
  {
    key: 'subject',
    header: m.admin_reports_subject(),
    cell: ({ subject }) => (
      <>
        <p className="text-ink-soft text-sm">{kindLabel(subject.kind)}</p>
        <Link
          to={casePath(subject)}
          lang={langOf(subject.label)}
          className="inline-flex min-h-touch items-center font-semibold text-tea underline underline-offset-4 xl:min-h-6"
        >
          {subject.label}
        </Link>
      </>
    ),
  },
  {
    key: 'reasons',
    header: m.admin_reports_reasons(),
    cell: ({ reasons }) => (
      <ul className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <li key={reason}>
            <Badge tone={reason === 'scam' ? 'red' : 'yellow'}>{reasonLabel(reason)}</Badge>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'count',
    header: m.admin_reports_count(),
    cell: ({ reports }) => number(reports),
    className: 'tabular-nums',
  },
  {
    key: 'since',
    header: m.admin_reports_since(),
    cell: ({ oldestAt }) => <time dateTime={oldestAt}>{dateTime(oldestAt)}</time>,
    className: 'tabular-nums xl:whitespace-nowrap',
  },
];

/** The open cases. */
export function CasesTable({ cases }: { cases: readonly ReportCase[] }) {
  return (
    <DataTable
      caption={m.admin_reports()}
      columns={columns()}
      rows={cases}
      rowKey={({ subject }) => casePath(subject)}
      empty={<EmptyState title={m.admin_reports_none()} text={m.admin_reports_none_text()} />}
    />
  );
}
