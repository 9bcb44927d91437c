import type { FilterName, SearchFilter } from './search-filter.ts';

/** The filter without one of its choices, and without what means nothing alone. */
export function withoutChoice(filter: SearchFilter, name: FilterName): SearchFilter {
  if (name !== 'near') return { ...filter, [name]: '' };
  const sort = filter.sort === 'nearest' ? '' : filter.sort;
  return { ...filter, near: '', km: '', place: '', sort };
}
