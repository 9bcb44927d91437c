/** Where this device keeps which listings. */
export const keptKeys = { shortlist: 'shortlist', viewed: 'viewed' } as const;

/** Whether any listings are kept; asked before the code that reads them is fetched. */
export function isAnythingKept(): boolean {
  try {
    return Object.values(keptKeys).some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
