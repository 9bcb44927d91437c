import { readFilter, type SearchFilter } from './search-filter.ts';

/** The current filter of a form. */
export function filterOfForm(form: HTMLFormElement): SearchFilter {
  return readFilter(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}
