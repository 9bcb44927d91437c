export const shortlistKey = 'shortlist';

/** Whether this device has a shortlist to show; asked before the code that reads it is fetched. */
export function isShortlistUsed(): boolean {
  try {
    return localStorage.getItem(shortlistKey) !== null;
  } catch {
    return false;
  }
}
