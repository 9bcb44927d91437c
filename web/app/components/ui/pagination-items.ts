/** A page number, or a gap before or after the current page and its neighbours. */
export type PaginationItem = number | 'gap-before' | 'gap-after';

const shownWhole = 7;

/**
 * Lists all pages when there are seven or fewer. Otherwise: the first page, a gap when the current page is above 4, the
 * current page with its neighbours, a gap when the current page is below the total minus 3, and the last page. Without
 * a gap, every page in between is listed.
 */
export function paginationItems(page: number, totalPages: number): PaginationItem[] {
  if (totalPages <= shownWhole) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const items: PaginationItem[] = [1];
  const hasGapBefore = page > 4;
  const hasGapAfter = page < totalPages - 3;
  const last = hasGapAfter ? page + 1 : totalPages - 1;
  if (hasGapBefore) items.push('gap-before');
  for (let near = hasGapBefore ? page - 1 : 2; near <= last; near++) items.push(near);
  if (hasGapAfter) items.push('gap-after');
  items.push(totalPages);
  return items;
}
