import type { Batch } from '@thikana/contract/batches';
import { Link } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { BreakableEmail } from '#web/components/ui/breakable-email.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { listingFigures, rowFigures } from './batch-figures.ts';
import { Figures } from './figures.tsx';
import { StateBadge } from './state-badge.tsx';

/** The runs of the import, in the server's order. */
export function ImportsTable({ batches }: { batches: readonly Batch[] }) {
  return (
    <DataTable
      caption={m.imports_title()}
      columns={columns()}
      rows={batches}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={m.imports_none()} text={m.imports_none_text()} />}
    />
  );
}

const columns = (): Column<Batch>[] => [
  {
    key: 'file',
    header: m.imports_file(),
    cell: ({ id, file }) => (
      <Link
        to={`/admin/imports/${id}`}
        className="inline-flex min-h-touch items-center font-semibold text-tea underline underline-offset-4 wrap-anywhere xl:min-h-6"
      >
        {m.imports_name({ number: id, file })}
      </Link>
    ),
    className: 'xl:min-w-40',
  },
  {
    key: 'started',
    header: m.imports_started(),
    cell: ({ startedAt, runBy }) => (
      <>
        <time dateTime={startedAt}>{dateTime(startedAt)}</time>
        <p className="text-ink-soft text-sm wrap-anywhere">{m.imports_run_by({ name: runBy })}</p>
      </>
    ),
  },
  {
    key: 'owner',
    header: m.imports_owner(),
    cell: ({ owner }) => (
      <>
        <p>
          <MarkedText text={titleCase(owner.name)} />
        </p>
        <p className="text-ink-soft text-sm">
          <BreakableEmail email={owner.email} />
        </p>
      </>
    ),
  },
  { key: 'state', header: m.imports_state(), cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'rows',
    header: m.imports_rows(),
    cell: (batch) => <Figures figures={rowFigures(batch)} />,
    className: 'text-sm',
  },
  {
    key: 'listings',
    header: m.imports_listings(),
    cell: (batch) => <Figures figures={listingFigures(batch)} />,
    className: 'text-sm',
  },
];
