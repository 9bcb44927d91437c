import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { m } from '#web/paraglide/messages.js';
import { filterSummary } from './filter-summary.ts';
import { ResultsOrder } from './results-order.tsx';
import { type SearchFilter, searchPath } from './search-filter.ts';
import { SearchForm } from './search-form.tsx';

// Browsers load it where a filter is in force; a document has it at once, also without scripts.
const FilterChips = import.meta.env.SSR
  ? (await import('./filter-chips.tsx')).default
  : lazy(() => import('./filter-chips.tsx'));

interface Props {
  title: string;
  path: string;
  purpose?: 'rent' | 'buy';
  filter: SearchFilter;
  page: number;
  total: number;
  totalPages: number;
  /** The cards; none when the page is empty. */
  cards: ReactNode;
  skeleton: ReactNode;
}

/** A list of listings with its filters and pages, the same for all three lists. */
export function Results({ title, path, purpose, filter, page, total, totalPages, cards, skeleton }: Props) {
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === path;
  const shown = purpose ? { ...filter, purpose } : filter;

  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <h1 className="font-bold text-3xl">{title}</h1>
      <SearchForm key={searchPath(path, filter)} filter={filter} purpose={purpose} />
      <p role="status" className="text-ink-soft">
        {filterSummary(shown, total)}
      </p>
      {searchPath(path, { ...filter, purpose: '', sort: '' }) !== path && (
        <Suspense fallback={null}>
          <FilterChips path={path} filter={filter} />
        </Suspense>
      )}
      <ResultsOrder path={path} filter={filter} purpose={purpose ?? filter.purpose} />
      <h2 className="sr-only">{m.list_results()}</h2>
      {isLoading ? skeleton : (cards ?? <NoResults {...{ path, page, totalPages, filter }} />)}
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefFor={(each) => searchPath(path, filter, each)}
        label={m.list_pages()}
      />
    </div>
  );
}

function NoResults({
  path,
  page,
  totalPages,
  filter,
}: Pick<Props, 'path' | 'page' | 'totalPages' | 'filter'>) {
  if (page > totalPages && totalPages > 0) {
    return (
      <EmptyState
        title={m.list_empty()}
        text={m.list_empty_page({ page })}
        action={<ButtonLink to={searchPath(path, filter)}>{m.list_first_page()}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={m.list_empty()}
      text={m.list_empty_filters()}
      action={
        <ButtonLink to={path} variant="secondary">
          {m.list_clear()}
        </ButtonLink>
      }
    />
  );
}
