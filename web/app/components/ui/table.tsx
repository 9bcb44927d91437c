import type { ReactNode } from 'react';
import { ColumnHeading, type TableSort } from './column-heading.tsx';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** The sort order of this column; without it the table cannot be sorted by the column. */
  sortKey?: string;
}

interface Props<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The caption for screen readers. */
  caption: string;
  /** Shown when there are no rows. */
  empty: ReactNode;
  sort?: TableSort;
}

/** A table that becomes a list of cards on narrow screens. */
export function DataTable<Row>({ columns, rows, rowKey, caption, empty, sort }: Props<Row>) {
  if (rows.length === 0) return empty;
  return (
    <div className="rounded-card xl:overflow-x-auto xl:border xl:border-line xl:bg-surface">
      <table className="w-full text-left max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-raised text-ink-soft text-sm max-xl:sr-only">
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-xl:grid max-xl:grid-cols-1 max-xl:gap-4 lg:max-xl:grid-cols-2">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-line border-t align-top max-xl:block max-xl:rounded-card max-xl:border max-xl:bg-surface max-xl:p-4"
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={`px-4 py-3 xl:max-2xl:px-2.5 max-xl:flex max-xl:flex-wrap max-xl:gap-3 max-xl:px-0 max-xl:py-1.5 ${column.className ?? ''}`}
                >
                  <span className="block basis-[6.5rem] text-ink-soft text-sm xl:hidden">
                    {column.header}
                  </span>
                  <div className="min-w-0 max-xl:flex-[1_1_8rem]">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
