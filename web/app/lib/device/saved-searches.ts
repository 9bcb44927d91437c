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

export function rememberSearch(search: Omit<SavedSearch, 'at'>): void {
  const others = recentSearches.get().filter(({ path }) => path !== search.path);
  recentSearches.set([{ ...search, at: Date.now() }, ...others].slice(0, recentSearchCount));
}

function isSavedSearch(value: unknown): value is SavedSearch {
  const { path, label, at } = (value ?? {}) as Partial<Record<keyof SavedSearch, unknown>>;
  const isPath = typeof path === 'string' && /^\/(rentals|buys|properties)(\?|$)/.test(path);
  return isPath && typeof label === 'string' && typeof at === 'number';
}
