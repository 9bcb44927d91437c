import { keptKeys } from './kept-keys.ts';
import { keptList } from './kept-list.ts';

/** A saved search: its address and a summary. */
export interface KeptSearch {
  path: string;
  label: string;
  at: number;
}

export const keptSearchCount = 20;

export const keptSearches = keptList(keptKeys.searches, { isEntry: isKeptSearch, limit: keptSearchCount });

/** Saves a search, newest first; returns false if the list is full. */
export function keepSearch(search: Omit<KeptSearch, 'at'>): boolean {
  const others = keptSearches.get().filter(({ path }) => path !== search.path);
  if (others.length >= keptSearchCount) return false;
  keptSearches.set([{ ...search, at: Date.now() }, ...others]);
  return true;
}

export function forgetSearch(path: string): void {
  keptSearches.set(keptSearches.get().filter((kept) => kept.path !== path));
}

function isKeptSearch(value: unknown): value is KeptSearch {
  const { path, label, at } = (value ?? {}) as Partial<Record<keyof KeptSearch, unknown>>;
  const isPath = typeof path === 'string' && /^\/(rentals|buys|properties)(\?|$)/.test(path);
  return isPath && typeof label === 'string' && typeof at === 'number';
}
