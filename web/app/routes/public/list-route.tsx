import type { Call } from '@thikana/contract/client';
import type { Listing } from '@thikana/contract/listings';
import { limits } from '@thikana/contract/vocabulary';
import { redirect } from 'react-router';
import { ListingGrid, ListingGridSkeleton } from '#web/features/listings/listing-grid.tsx';
import { Results } from '#web/features/search/results.tsx';
import {
  listPath,
  readFilter,
  readPage,
  type SearchFilter,
  searchPath,
} from '#web/features/search/search-filter.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { LoadArgs } from '#web/lib/route-data.ts';
import { m } from '#web/paraglide/messages.js';

export interface ListData {
  listings: Listing[];
  total: number;
  totalPages: number;
  page: number;
  filter: SearchFilter;
}

type Fetch = (
  call: Call,
  query: SearchFilter & { page: number },
) => Promise<{ listings: Listing[]; total: number; totalPages: number }>;

/** Reads page and filters from the address and fetches what they ask for. */
export function loadList(fetchPage: Fetch) {
  return async (call: Call, { url }: LoadArgs): Promise<ListData> => {
    const filter = readFilter(url.searchParams);
    const path = listPath(filter.purpose);
    // Without scripts a form cannot change where it leads; a purpose has its own list.
    if (filter.purpose && path !== url.pathname) throw redirect(searchPath(path, filter));
    const page = readPage(url.searchParams);
    return { ...(await fetchPage(call, { ...filter, page })), page, filter };
  };
}

export function ListPage({
  data,
  ...list
}: {
  data: ListData;
  title: string;
  path: string;
  purpose?: 'rent' | 'buy';
}) {
  const { listings, ...found } = data;
  return (
    <Results
      {...list}
      {...found}
      cards={listings.length > 0 ? <ListingGrid listings={listings} /> : null}
      skeleton={<ListingGridSkeleton count={limits.pageSize} />}
    />
  );
}

export function listMeta(
  matches: Parameters<typeof pageMeta>[0],
  data: ListData | undefined,
  list: { title: string; description: string; path: string },
) {
  const page = data?.page ?? 1;
  const title = page > 1 ? m.list_page_title({ title: list.title, page }) : list.title;
  const path = page > 1 ? `${list.path}?page=${page}` : list.path;
  return pageMeta(matches, { ...list, title, path });
}
