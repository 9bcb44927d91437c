import { sortDirections } from '@thikana/contract/moderation';
import { replace } from 'react-router';

/** The page in the address; 1 if it is invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The address of this list with some filters changed, without default values. */
export function hrefWith(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  // A new filter starts at the first page, or at the first listing of the review queue.
  next.delete('page');
  next.delete('passed');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

export function hrefOfPage(search: URLSearchParams, page: number): string {
  return hrefWith(search, { page: page > 1 ? String(page) : '' });
}

/** Redirects to the last page when the requested page does not exist, or no longer does after a deletion. */
export function redirectToLastPage(
  url: URL,
  { page, totalPages }: { page: number; totalPages: number },
): void {
  const last = Math.max(1, totalPages);
  if (page > last) throw replace(url.pathname + hrefOfPage(url.searchParams, last));
}

/** The value of a parameter with a fixed set of values; undefined for any other. */
export function chosenIn<T extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  const wanted = search.get(name);
  return values.find((value) => value === wanted);
}

/** The sort order in the address; the newest first if it names none. */
export function sortIn<T extends string>(search: URLSearchParams, keys: readonly T[]) {
  return {
    sort: chosenIn(search, 'sort', keys) ?? ('created' as const),
    direction: chosenIn(search, 'direction', sortDirections) ?? ('desc' as const),
  };
}

/** The search words in the address. */
export function wordsIn(search: URLSearchParams): string | undefined {
  return search.get('q')?.trim().slice(0, 100) || undefined;
}

/** The number of skipped listings in the address. */
export function passedIn(search: URLSearchParams): number {
  const passed = Number(search.get('passed'));
  return Number.isInteger(passed) && passed > 0 && passed < 1_000_000 ? passed : 0;
}
