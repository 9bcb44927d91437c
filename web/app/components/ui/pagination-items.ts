/** A page number, or a gap between two. */
export type PaginationItem = number | 'gap-before' | 'gap-after';

const shownWhole = 7;

/**
 * All pages when there are seven or fewer. Otherwise the first page, a gap when the current one is above 4, the
 * neighbours of the current page, a gap when it is below the total minus 3, and the last page.
 */
export function paginationItems(page: number, totalPages: number): PaginationItem[] {
  if (totalPages <= shownWhole) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const items: PaginationItem[] = [1];
  if (page > 4) items.push('gap-before');
  for (let near = Math.max(2, page - 1); near <= Math.min(totalPages - 1, page + 1); near++) items.push(near);
  if (page < totalPages - 3) items.push('gap-after');
  items.push(totalPages);
  return items;
}
