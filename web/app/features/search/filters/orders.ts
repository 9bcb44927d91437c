import { areaUnitName } from '@thikana/contract/land';
import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from '../search-filter.ts';

const labels: Record<string, () => string> = {
  best: m.list_order_best,
  newest: m.list_order_newest,
  price: m.list_order_price,
  'price-desc': m.list_order_price_desc,
  'price-per-sqft': () => m.list_order_price_per_size({ unit: areaUnitName() }),
  nearest: m.list_order_nearest,
  size: m.list_order_size,
  'size-desc': m.list_order_size_desc,
  'size-near': m.list_order_size_near,
};

export const orderLabel = (order: string): string => labels[order]?.() ?? '';

/** The sort orders of a list: some need words, a place or landmark, or a range of sizes. */
export function ordersOf({ q, near, landmark, size }: SearchFilter): string[] {
  return Object.keys(labels).filter(
    (order) =>
      (order !== 'best' || q) &&
      (order !== 'nearest' || near + landmark) &&
      (order !== 'size-near' || size.includes('-')),
  );
}
