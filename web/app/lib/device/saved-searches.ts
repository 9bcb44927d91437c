import { savedKeys } from './saved-keys.ts';
import { savedList } from './saved-list.ts';

/** A saved search: its address and a summary. */
export interface SavedSearch {
  path: string;
  label: string;
  at: number;
}

export const savedSearchCount = 20;

export const savedSearches = savedList(savedKeys.searches, {
  isEntry: isSavedSearch,
  limit: savedSearchCount,
});

/** Saves a search, newest first; returns false if the list is full. */
export function addSearch(search: Omit<SavedSearch, 'at'>): boolean {
  const others = savedSearches.get().filter(({ path }) => path !== search.path);
  if (others.length >= savedSearchCount) return false;
  savedSearches.set([{ ...search, at: Date.now() }, ...others]);
  return true;
}

export function removeSearch(path: string): void {
  savedSearches.set(savedSearches.get().filter((kept) => kept.path !== path));
}

const recentSearchCount = 5;

/** The last searches on this device, newest first. */
export const recentSearches = savedList(savedKeys.recentSearches, {
  isEntry: isSavedSearch,
  limit: recentSearchCount,
});

/** Of searches that only add filters to the last one, or take some away, the narrowest is kept. */
export function rememberSearch(search: Omit<SavedSearch, 'at'>): void {
  const known = recentSearches.get();
  const [last] = known;
  if (last && isWider(search.path, last.path)) return;
  const others = known.filter(
    (each) => each.path !== search.path && !(each === last && isWider(each.path, search.path)),
  );
  recentSearches.set([{ ...search, at: Date.now() }, ...others].slice(0, recentSearchCount));
}

/** Whether a search is another one without some of its filters. */
function isWider(wide: string, narrow: string): boolean {
  const [wideList, wideFilters] = wide.split('?');
  const [narrowList, narrowFilters] = narrow.split('?');
  const known = new URLSearchParams(narrowFilters);
  const isPart = [...new URLSearchParams(wideFilters)].every(([name, value]) => known.get(name) === value);
  return wideList === narrowList && isPart && wide !== narrow;
}

function isSavedSearch(value: unknown): value is SavedSearch {
  const { path, label, at } = (value ?? {}) as Partial<Record<keyof SavedSearch, unknown>>;
  const isPath = typeof path === 'string' && /^\/(rentals|buys|properties)(\?|$)/.test(path);
  return isPath && typeof label === 'string' && typeof at === 'number';
}
