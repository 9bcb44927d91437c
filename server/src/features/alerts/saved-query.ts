import type { SavedFilter } from '@thikana/contract/alerts';

/** Values with commas between them, in whatever order. */
const lists: readonly string[] = ['propertyType', 'location', 'furnishing', 'with'];

/** The filters as an address carries them, in one order: the same search is the same text. */
export function savedQuery(filters: SavedFilter): string {
  const texts = Object.entries(filters)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => [name, lists.includes(name) ? inOrder(value) : value.trim()]);
  return new URLSearchParams(texts.sort() as [string, string][]).toString();
}

function inOrder(values: string): string {
  return [...new Set(values.split(','))].sort().join();
}

/** Where the search is run. */
export function searchAddress(query: string): string {
  const search = new URLSearchParams(query);
  const purpose = search.get('purpose');
  const path = purpose === 'rent' ? '/rentals' : purpose === 'buy' ? '/buys' : '/properties';
  if (purpose) search.delete('purpose');
  const rest = search.toString();
  return rest ? `${path}?${rest}` : path;
}
