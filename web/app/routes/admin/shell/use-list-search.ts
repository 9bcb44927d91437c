import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** The parameters of this list, including a navigation that is still loading, so that the next change builds on it. */
export function useListSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? new URLSearchParams(next.search) : search;
}
