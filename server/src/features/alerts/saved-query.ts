import { formatBounds, formatShape } from '@thikana/contract/map-area';
import type { SearchFilter } from '@thikana/contract/search';

/** The filters as an address carries them, in one order: the same search is the same text. */
export function savedQuery({ sort: _order, within, shape, ...filter }: SearchFilter): string {
  const texts = Object.entries(filter).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? [...value].sort().join() : String(value)]],
  );
  if (within) texts.push(['within', formatBounds(within)]);
  if (shape) texts.push(['shape', formatShape(shape)]);
  return new URLSearchParams(texts.sort()).toString();
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
