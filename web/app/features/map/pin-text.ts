import type { MapCluster } from '@thikana/contract/search/map';
import { cardPrice, number } from '#web/lib/format/format.ts';
import { listingPrice, listingRupees } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

/** The text of a pin: a price, or a count with the lowest price. Rents are per month unless it names their period. */
export function pinText({ count, minPrice, minPriceFrequency: frequency, listings }: MapCluster): string {
  const [only] = listings ?? [];
  if (only && count === 1) {
    const { amount } = listingPrice(only);
    const { rupees, frequency } = listingRupees(only);
    return rupees && frequency && frequency !== 'month' ? m.price_short_per({ amount, frequency }) : amount;
  }
  if (minPrice === undefined) return m.map_pin_count({ count: number(count) });
  const amount = cardPrice(minPrice);
  const price = frequency ? m.price_short_per({ amount, frequency }) : amount;
  return m.map_pin_prices({ count: number(count), price });
}
