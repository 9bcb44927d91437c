import type { Call } from '@thikana/contract/client';
import { listPath } from '@thikana/contract/list-paths';
import type { Listing } from '@thikana/contract/listings';
import { isIntentOffered } from '@thikana/contract/offers';
import { usualPeriod, withUsualPeriod } from '@thikana/contract/search/short-stay';
import { limits } from '@thikana/contract/vocabulary';
import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { latePart } from '#web/components/ui/late-part.tsx';
import { askedPart } from '#web/components/ui/lazy-part.ts';
import { ListingGrid, ListingGridSkeleton } from '#web/features/listings/listing-grid.tsx';
import { FilterBar } from '#web/features/search/filter-bar.tsx';
import type { LikePlaces } from '#web/features/search/meant-places.tsx';
import { meantWords } from '#web/features/search/meant-words.ts';
import { Results } from '#web/features/search/results.tsx';
import { readFilter, readPage, type SearchFilter, searchPath } from '#web/features/search/search-filter.ts';
import type { LoadArgs } from '#web/lib/api/route-data.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import type { Matches } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';
import type { Fetch, Found } from './narrowed-list.ts';

export interface ListData<Item extends CardListing = CardListing> extends Found<Item> {
  page: number;
  filter: SearchFilter;
  /** The places that a doubtful name may mean. */
  likePlaces?: LikePlaces | undefined;
}

/** Loads the list for the page and filters in the address. */
export function loadList(fetchPage: Fetch, purpose: 'rent' | 'buy' | '' = '') {
  return async (call: Call, { url }: LoadArgs): Promise<ListData<Listing>> => {
    if (purpose && !isIntentOffered(purpose === 'rent' ? 'rent' : 'sell')) throw data(null, { status: 404 });
    const filter = readFilter(url.searchParams);
    const path = listPath(filter.purpose);
    // Without scripts a form cannot change its target, so a purpose redirects to its own list.
    if (filter.purpose && path !== url.pathname) throw redirect(searchPath(path, filter));
    let likePlaces: LikePlaces | undefined;
    if (filter.q + filter.place + filter.landmark + filter.typedPlace) {
      const { prepareSearch } = await import('./narrowed-list.ts');
      likePlaces = await prepareSearch(call, url.pathname, filter);
    }
    if (import.meta.env.SSR && isUntidy(url.searchParams)) throw redirect(searchPath(url.pathname, filter));
    const page = readPage(url.searchParams);
    const isRent = purpose === 'rent';
    if (isRent && filter.period === usualPeriod) filter.period = '';
    return {
      ...(await fetchPage(call, { ...(isRent ? withUsualPeriod(filter) : filter), page })),
      page,
      filter,
      ...(likePlaces && { likePlaces }),
    };
  };
}

/** A form without scripts sends a filter twice, or a price in two parts. */
function isUntidy(search: URLSearchParams): boolean {
  const names = [...search.keys()];
  return new Set(names).size < names.length || search.has('priceMin') || search.has('priceMax');
}

// Loaded if the map is open; documents include it.
const MapPane = import.meta.env.SSR
  ? (await import('#web/features/map/map-pane.tsx')).default
  : askedPart(() => import('#web/features/map/map-pane.tsx'));

const PartsByWords = latePart(
  import.meta.env.SSR && (await import('./parts-by-words.tsx')),
  () => import('./parts-by-words.tsx'),
  () => true,
);

// Loaded on the first touch; documents include them.
const CloseMatches = latePart(
  import.meta.env.SSR && (await import('./close-matches.tsx')),
  () => import('./close-matches.tsx'),
);

export function ListPage({
  data,
  ...list
}: {
  data: ListData;
  title: string;
  path: string;
  purpose?: 'rent' | 'buy';
}) {
  const { listings, withAllWords = data.total, relaxed, ...found } = data;
  const grid = <ListingGrid listings={listings} />;
  const hasOthers = withAllWords !== data.total;
  return (
    <Results
      {...list}
      {...found}
      total={withAllWords}
      words={hasOthers && withAllWords > 0 ? meantWords(data.filter.q, data.corrected) : ''}
      cards={
        listings.length > 0 && (hasOthers ? <PartsByWords {...data} withAllWords={withAllWords} /> : grid)
      }
      close={relaxed && <CloseMatches {...relaxed} path={list.path} filter={data.filter} />}
      skeleton={<ListingGridSkeleton count={limits.pageSize} />}
      map={
        data.filter.view && (
          <Suspense>
            <MapPane
              purpose={list.purpose}
              listings={listings}
              filters={(close) => (
                <FilterBar path={list.path} purpose={list.purpose} filter={data.filter} onMap={close} />
              )}
            />
          </Suspense>
        )
      }
    />
  );
}

export function listMeta(
  matches: Matches,
  data: ListData | undefined,
  list: { title: string; description: string; path: string },
) {
  const page = data?.page ?? 1;
  const title = page > 1 ? m.list_page_title({ title: list.title, page }) : list.title;
  const path = page > 1 ? `${list.path}?page=${page}` : list.path;
  const feed = data && searchPath(`/feeds${list.path}.xml`, data.filter);
  return pageMeta(matches, { ...list, title, path, feed });
}
