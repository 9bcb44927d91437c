import { limits } from '@thikana/contract/vocabulary';

export interface Paged<T> {
  rows: readonly T[];
  page: number;
  totalPages: number;
}

/** One page of a list that is here as a whole. A page that does not exist becomes the nearest one that does. */
export function pageOf<T>(all: readonly T[], wanted: string | null): Paged<T> {
  const totalPages = Math.max(1, Math.ceil(all.length / limits.pageSize));
  const page = Math.min(totalPages, Math.max(1, Math.trunc(Number(wanted)) || 1));
  return { rows: all.slice((page - 1) * limits.pageSize, page * limits.pageSize), page, totalPages };
}

/** The address of a page, with the filters of `search` kept. */
export function hrefOfPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return `?${next}`;
}
