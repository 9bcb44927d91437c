import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { hrefOfPage } from './paging.ts';
import { useListSearch } from './use-list-search.ts';

interface Props {
  title: string;
  /** Text below the title. */
  children?: ReactNode;
  /** The filters. */
  controls?: ReactNode;
  /** The number of rows. */
  found: string;
  table: ReactNode;
  pages: { page: number; totalPages: number };
  /** The label of the pagination. */
  pagesLabel: string;
}

/** A screen with one long table: its filters, the table, dimmed while it reloads, and its pagination. */
export function TablePage({ title, children, controls, found, table, pages, pagesLabel }: Props) {
  const search = useListSearch();
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <h1 className="mb-4 font-semibold text-title">{title}</h1>
      {children}
      <div className="my-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        {controls}
        <p role="status" className="ml-auto text-ink-soft tabular-nums">
          {found}
        </p>
      </div>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity delay-150' : ''}>
        {table}
        <div className="mt-6">
          <Pagination
            page={pages.page}
            totalPages={pages.totalPages}
            hrefFor={(target) => hrefOfPage(search, target)}
            label={pagesLabel}
          />
        </div>
      </div>
    </>
  );
}
