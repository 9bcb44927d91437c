import { type SavedSearch, viewAlerts } from '@thikana/contract/alerts';
import { useEffect, useState } from 'react';
import { searchOfPath } from '#web/lib/addresses/search-of-path.ts';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';

/** The search of an address, if the account of a logged-in user has saved it. */
export function useSavedSearch(path: string): SavedSearch | undefined {
  const isLoggedIn = useSession() !== undefined;
  const [searches, setSearches] = useState<readonly SavedSearch[]>([]);
  useEffect(() => {
    if (!isLoggedIn) return;
    let isCurrent = true;
    call(viewAlerts, {}).then(
      (alerts) => isCurrent && setSearches(alerts.searches),
      // Without an answer, the search is offered as a new one.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoggedIn]);
  const wanted = inOrder(searchOfPath(path));
  return searches.find(({ query }) => inOrder(Object.fromEntries(new URLSearchParams(query))) === wanted);
}

/** Equal texts for equal searches, whatever the order of filters and of their values. */
function inOrder(search: Record<string, string>): string {
  return Object.entries(search)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name}=${value.trim().split(',').sort().join()}`)
    .sort()
    .join('&');
}
