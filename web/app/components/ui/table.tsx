import type { ReactNode } from 'react';
import { ColumnHeading } from './column-heading.tsx';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** What the list is sorted by when this column is chosen; a column without is not to be sorted by. */
  sortKey?: string;
}

type SortDirection = 'asc' | 'desc';

/** How the rows are sorted now, and where they are sorted otherwise. */
export interface TableSort {
  key: string;
  direction: SortDirection;
  hrefFor: (key: string, direction: SortDirection) => string;
}

interface Props<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the table is of, for who cannot see it. */
  caption: string;
  /** Shown instead when there are no rows. */
  empty: ReactNode;
  sort?: TableSort;
}

/** A table that turns into cards where there is no room for columns. */
export function DataTable<Row>({ columns, rows, rowKey, caption, empty, sort }: Props<Row>) {
  if (rows.length === 0) return empty;
  return (
    <div className="rounded-card md:overflow-x-auto md:border md:border-line md:bg-surface">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-raised text-ink-soft text-sm max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-4">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-line border-t align-top max-md:block max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4"
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={`px-4 py-3 max-md:block max-md:px-0 max-md:py-1.5 ${column.className ?? ''}`}
                >
                  <span className="block text-ink-soft text-sm md:hidden">{column.header}</span>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
