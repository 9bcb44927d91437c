import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** What this list is asked for by now: a choice that is still being fetched counts, so that the next one keeps it. */
export function useListSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? new URLSearchParams(next.search) : search;
}
