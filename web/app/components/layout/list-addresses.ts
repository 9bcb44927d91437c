const lists = /^\/(properties|rentals|buys)(\/in\/[^/]+)?\/?$/;

/** Where Search and Map lead: the same list with its filters, if the page is a list. */
export function listAddresses({ pathname, search }: { pathname: string; search: string }) {
  const isList = lists.test(pathname);
  const query = new URLSearchParams(isList ? search : '');
  const isMap = query.get('view') === 'map';
  query.delete('page');
  query.delete('view');
  const path = isList ? pathname : '/properties';
  const address = () => (query.size > 0 ? `${path}?${query}` : path);
  const list = address();
  query.set('view', 'map');
  return { list, map: address(), isList, isMap };
}
