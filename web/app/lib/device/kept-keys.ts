/** The keys of local storage. */
export const keptKeys = {
  shortlist: 'shortlist',
  viewed: 'viewed',
  places: 'places',
  searches: 'searches',
} as const;

/** Whether any listings are saved; called before the code that reads them is loaded. */
export function isAnyListingKept(): boolean {
  return isKept(keptKeys.shortlist) || isKept(keptKeys.viewed);
}

export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
