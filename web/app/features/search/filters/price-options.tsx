import { rentPriceRanges, salePriceRanges } from '@thikana/contract/price-ranges';
import type { Frequency } from '@thikana/contract/vocabulary';
import { priceRangeLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

const rentGroups: readonly [Frequency, () => string][] = [
  ['month', m.search_per_month],
  ['day', m.search_per_day],
  ['week', m.search_per_week],
  ['year', m.search_per_year],
];

/** The preset ranges: for rents, grouped by frequency, month first; otherwise for sale prices. */
export function PriceOptions({ isRent }: { isRent: boolean }) {
  const option = (range: string) => (
    <option key={range} value={range}>
      {priceRangeLabel(range)}
    </option>
  );
  if (!isRent) return salePriceRanges().map(option);
  return rentGroups.map(([frequency, label]) => (
    <optgroup key={frequency} label={label()}>
      {rentPriceRanges(frequency).map(option)}
    </optgroup>
  ));
}
