import { replace } from 'react-router';

/** The page that an address asks for; 1 for what is none. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The address of this list with some of its filters changed, and nothing in it that goes without saying. */
export function hrefWith(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  // Another choice is another list, which begins at its first page.
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

export function hrefOfPage(search: URLSearchParams, page: number): string {
  return hrefWith(search, { page: page > 1 ? String(page) : '' });
}

/** Leads to the last page when the wanted one does not exist, or no longer, as after the last row of it went. */
export function keepWithinPages(url: URL, { page, totalPages }: { page: number; totalPages: number }): void {
  const last = Math.max(1, totalPages);
  if (page > last) throw replace(url.pathname + hrefOfPage(url.searchParams, last));
}

/** What an address chooses among a few; undefined for anything else. */
export function chosenIn<T extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  const wanted = search.get(name);
  return values.find((value) => value === wanted);
}

/** The words that an address asks for. */
export function wordsIn(search: URLSearchParams): string | undefined {
  return search.get('q')?.trim().slice(0, 100) || undefined;
}

/** How many waiting posts an address passes over. */
export function passedIn(search: URLSearchParams): number {
  const passed = Number(search.get('passed'));
  return Number.isInteger(passed) && passed > 0 && passed < 1_000_000 ? passed : 0;
}
