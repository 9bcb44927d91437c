import type { ListingRow } from '../../../platform/database/tables/listing-tables.ts';
import type { PageWindow } from '../engine.ts';
import { isNewer } from '../ranking.ts';

type Ordered = Pick<ListingRow, 'id' | 'bumped_at'>;

/**
 * A list that begins with a few of its listings, which are then left out further down: each stands on one page, and there
 * are as many as before. What has to be read of the list in its own order for one page of it.
 */
export function windowAround({ offset, limit }: PageWindow, featuredCount: number): PageWindow {
  const start = Math.max(0, offset - featuredCount);
  return { offset: start, limit: offset + limit - start };
}

/** The page itself, from what was read. `featured` are in the list; the newest come first in it. */
export function arrangePage<Row extends Ordered>(
  { offset, limit }: PageWindow,
  featured: readonly Row[],
  read: readonly Row[],
): Row[] {
  const isFeatured = (row: Row) => featured.some(({ id }) => id === row.id);
  const first = offset === 0 ? featured : [];
  const [begin] = read;
  // Each that was left out before brings the others forward by one.
  const before = begin ? featured.filter((each) => isNewer(each, begin)).length : 0;
  const others = read.filter((row) => !isFeatured(row));
  return [...first, ...others.slice(before, before + limit - first.length)];
}
