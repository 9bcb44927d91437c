import { readFilter, type SearchFilter } from './search-filter.ts';

/** What a form asks for as it stands. */
export function filterIn(form: HTMLFormElement): SearchFilter {
  return readFilter(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}
