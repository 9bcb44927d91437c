import type { SavedFilter } from '@thikana/contract/alerts';
import { filters } from '@thikana/contract/search/filters';

/** Filters that take several values, in any order. */
const lists: readonly string[] = filters.filter(({ isList }) => isList).map(({ name }) => name);

/** The filters as a query string in canonical order, so that equal searches have equal texts. */
export function savedQuery(search: SavedFilter): string {
  const texts = Object.entries(search)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => [name, lists.includes(name) ? inOrder(value) : value.trim()]);
  return new URLSearchParams(texts.sort() as [string, string][]).toString();
}

function inOrder(values: string): string {
  return [...new Set(values.split(','))].sort().join();
}
