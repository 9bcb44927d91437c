import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { TableSort } from '#web/components/ui/column-heading.tsx';
import { hrefWith } from './paging.ts';

/** The parameters of this list, including a navigation that is still loading, so that the next change builds on it. */
export function useListSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? new URLSearchParams(next.search) : search;
}

/** The sort order of this list, with the addresses of the others. */
export function useTableSort({ sort, direction }: { sort: string; direction: 'asc' | 'desc' }): TableSort {
  const search = useListSearch();
  return { key: sort, direction, hrefFor: (key, to) => hrefWith(search, { sort: key, direction: to }) };
}
