/** The keys of local storage. */
export const savedKeys = {
  shortlist: 'shortlist',
  viewed: 'viewed',
  places: 'places',
  searches: 'searches',
  recentSearches: 'recent-searches',
} as const;

/** Whether any listings are saved; called before the code that reads them is loaded. */
export function isAnyListingSaved(): boolean {
  return isSaved(savedKeys.shortlist) || isSaved(savedKeys.viewed);
}

export function isSaved(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
