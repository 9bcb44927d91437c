import type { ListingRow } from '../../../platform/database/tables/listing-tables.ts';
import type { PageWindow } from '../engine.ts';
import { isNewer } from '../ranking.ts';

type Ordered = Pick<ListingRow, 'id' | 'bumped_at'>;

/**
 * A list whose featured listings come first and are left out further down, so that each appears once and the total
 * stays. Computes the window of the plain list that one page needs.
 */
export function windowAround({ offset, limit }: PageWindow, featuredCount: number): PageWindow {
  const start = Math.max(0, offset - featuredCount);
  return { offset: start, limit: offset + limit - start };
}

/** The page, from the window. `featured` are listings of the list, newest first. */
export function arrangePage<Row extends Ordered>(
  { offset, limit }: PageWindow,
  featured: readonly Row[],
  read: readonly Row[],
): Row[] {
  const isFeatured = (row: Row) => featured.some(({ id }) => id === row.id);
  const first = offset === 0 ? featured : [];
  const [begin] = read;
  // Each listing left out before shifts the others forward by one.
  const before = begin ? featured.filter((each) => isNewer(each, begin)).length : 0;
  const others = read.filter((row) => !isFeatured(row));
  return [...first, ...others.slice(before, before + limit - first.length)];
}
