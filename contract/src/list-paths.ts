import type { Intent } from './vocabulary.ts';

/** The lists of listings for rent and for sale. */
export const listPaths: Readonly<Record<Intent, string>> = { rent: '/rentals', sell: '/buys' };

/** The list for the purpose of a search: `rent` or `buy`; any other text means both. */
export function listPath(purpose: string | null): string {
  if (purpose === 'rent') return listPaths.rent;
  return purpose === 'buy' ? listPaths.sell : '/properties';
}

/** The purpose of a list; empty for a path that shows both. */
export function purposeOfPath(path: string): 'rent' | 'buy' | '' {
  if (path === listPaths.rent) return 'rent';
  return path === listPaths.sell ? 'buy' : '';
}

/** The path of the list that runs a search, from all its filters as a query string. */
export function resultsPath(query: string): string {
  const search = new URLSearchParams(query);
  const path = listPath(search.get('purpose'));
  search.delete('purpose');
  const rest = search.toString();
  return rest ? `${path}?${rest}` : path;
}
