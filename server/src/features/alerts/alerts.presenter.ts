import type { Alerts, SavedSearch } from '@thikana/contract/alerts';
import type { Settings } from '@thikana/contract/settings';
import type { SavedSearchRow } from '../../platform/database/tables/alert-tables.ts';
import { describeSearch } from './describe-search.ts';
import type { Recipient } from './recipients.repository.ts';

type StoredSearch = Pick<SavedSearchRow, 'id' | 'query' | 'search' | 'frequency' | 'created_at'>;

export function presentSearch({ id, query, search, frequency, created_at }: StoredSearch): SavedSearch {
  return { _id: id, query, label: describeSearch(search), frequency, savedAt: created_at.toISOString() };
}

export function presentAlerts(
  recipient: Recipient,
  searches: readonly StoredSearch[],
  { isOn, searchesPerPerson }: Settings['alerts'],
): Alerts {
  const { email, hasShortlist, isPaused, isConfirmed } = recipient;
  return {
    searches: searches.map(presentSearch),
    email,
    isMailed: hasShortlist || searches.some(({ frequency }) => frequency !== 'off'),
    isPaused,
    isConfirmed,
    isOff: !isOn,
    mostSearches: searchesPerPerson,
  };
}
