import type { Correction } from '@thikana/contract/search/search';
import { type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { latePart } from '#web/components/ui/late-part.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { ScrollToTop } from '#web/components/ui/scroll-to-top.tsx';
import { m } from '#web/paraglide/messages.js';
import { FilterBar } from './filter-bar.tsx';
import { filterSummary } from './filter-summary.ts';
import type { LikePlaces } from './meant-places.tsx';
import { ResultsLine } from './results-line.tsx';
import { type SearchFilter, searchPath } from './search-filter.ts';

// Browsers load these when they are shown; documents include them, also for browsers without scripts.
const Understood = latePart(
  import.meta.env.SSR && (await import('./understood.tsx')),
  () => import('./understood.tsx'),
  () => true,
);
const NoMatches = import.meta.env.SSR
  ? (await import('./no-matches.tsx')).default
  : lazyPart(() => import('./no-matches.tsx'));

interface Props {
  title: string;
  path: string;
  purpose?: 'rent' | 'buy';
  filter: SearchFilter;
  page: number;
  total: number;
  /** What the listings say, if others follow. */
  words?: string;
  totalPages: number;
  /** The cards; none when the page is empty. */
  cards: ReactNode;
  skeleton: ReactNode;
  corrected?: readonly Correction[] | undefined;
  likePlaces?: LikePlaces | undefined;
  /** Listings that nearly fit, if few do. */
  close: ReactNode;
  /** The map beside the list, if it is open. */
  map: ReactNode;
}

/** Listings with filters and pagination, for all three lists. */
export function Results(props: Props) {
  const { title, path, purpose, filter, page, total, words, totalPages, corrected, likePlaces } = props;
  const { cards, skeleton, close, map } = props;
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === path;

  const empty = (
    <Suspense fallback={skeleton}>
      <NoMatches {...{ path, page, totalPages, filter }} hasClose={Boolean(close)} />
    </Suspense>
  );

  return (
    <>
      <FilterBar {...{ path, purpose, filter }} />
      <div className={`container-page pb-8 ${map ? 'lg:max-w-none' : ''}`}>
        <ResultsLine {...{ title, path, filter, total, words }} />
        <p role="status" className="sr-only">
          {filterSummary({ ...filter, purpose: purpose ?? filter.purpose }, total)}
        </p>
        {(corrected || likePlaces) && <Understood {...{ path, filter, corrected, likePlaces }} />}
        <div className={map ? 'beside-map' : 'grid grid-cols-[minmax(0,1fr)] gap-6'}>
          <h2 className="sr-only">{m.list_results()}</h2>
          {isLoading ? skeleton : cards || empty}
          {!isLoading && close}
          <Pagination
            page={page}
            totalPages={totalPages}
            hrefFor={(each) => searchPath(path, filter, each)}
            label={m.list_pages()}
          />
          {map}
        </div>
      </div>
      <ScrollToTop />
    </>
  );
}
