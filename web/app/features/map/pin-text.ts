import type { MapCluster } from '@thikana/contract/search/map';
import { cardPrice, number } from '#web/lib/format/format.ts';
import { listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

/** The text of a pin: a price, or a count with the lowest price. */
export function pinText({ count, minPrice, listings }: MapCluster): string {
  const [only] = listings ?? [];
  if (only && count === 1) return listingPrice(only).amount;
  if (minPrice === undefined) return m.map_pin_count({ count: number(count) });
  return m.map_pin_prices({ count: number(count), price: cardPrice(minPrice) });
}
