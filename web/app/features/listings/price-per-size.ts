import type { Listing } from '@thikana/contract/listings';
import { withCurrency } from '@thikana/contract/number-text';
import type { Frequency } from '@thikana/contract/vocabulary';
import { fullPrice, number } from '#web/lib/format/format.ts';
import { listingRupees } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

/** Compares rents by month, as the sort order by price does. */
const perMonth: Record<Frequency, number> = { day: 30, week: 30 / 7, month: 1, year: 1 / 12 };

export function comparableRupees(listing: Listing): number | undefined {
  const { rupees, frequency } = listingRupees(listing);
  if (!rupees) return undefined;
  return frequency ? rupees * perMonth[frequency] : rupees;
}

/** Land has no reliable area in square feet, because local units differ from place to place. */
export function floorArea({ builtUpArea, shopArea }: Listing): number | undefined {
  return builtUpArea ?? shopArea;
}

export function rupeesPerSize(listing: Listing): number | undefined {
  const area = floorArea(listing);
  const rupees = comparableRupees(listing);
  return area && rupees ? rupees / area : undefined;
}

/** The price or monthly rent for one square foot or square metre. */
export function perSizeText(listing: Listing): string | undefined {
  const rupees = rupeesPerSize(listing);
  if (rupees === undefined) return undefined;
  const amount = sizedAmount(rupees);
  return listing.intent === 'rent' ? m.compare_per_month({ amount }) : amount;
}

/** Small amounts with decimals, because rounding would change them much. */
export const sizedAmount = (rupees: number): string =>
  rupees < 100 ? withCurrency(number(rupees)) : fullPrice(Math.round(rupees));
