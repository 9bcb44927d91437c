/** The address of a saved search's results. */
export function resultsPath(query: string): string {
  const search = new URLSearchParams(query);
  const purpose = search.get('purpose');
  search.delete('purpose');
  const path = purpose === 'rent' ? '/rentals' : purpose === 'buy' ? '/buys' : '/properties';
  const rest = search.toString();
  return rest ? `${path}?${rest}` : path;
}
