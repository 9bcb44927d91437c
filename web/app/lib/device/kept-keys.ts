/** Where this device keeps what is its visitor's own. */
export const keptKeys = {
  shortlist: 'shortlist',
  viewed: 'viewed',
  places: 'places',
  searches: 'searches',
} as const;

/** Whether any listings are kept; asked before the code that reads them is fetched. */
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
