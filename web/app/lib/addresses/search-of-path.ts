import { purposeOfPath } from '@thikana/contract/list-paths';

/** The filter in the address of a list, with the list's purpose. */
export function searchOfPath(path: string): Record<string, string> {
  const { pathname, searchParams } = new URL(path, 'https://list.invalid');
  const { view: _view, sort: _order, page: _page, ...filters } = Object.fromEntries(searchParams);
  const purpose = purposeOfPath(pathname);
  return purpose ? { ...filters, purpose } : filters;
}
