import { buyPriceRanges, rentPriceRanges } from '@thikana/contract/price-ranges';
import type { Frequency } from '@thikana/contract/vocabulary';
import { priceRangeLabel } from '#web/lib/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

const groups: readonly [Frequency, () => string][] = [
  ['month', m.search_per_month],
  ['day', m.search_per_day],
  ['week', m.search_per_week],
  ['year', m.search_per_year],
];

/** Rents grouped by how often they are paid, month first; otherwise prices. */
export function PriceOptions({ isRent }: { isRent: boolean }) {
  if (!isRent) return buyPriceRanges.map((range) => <PriceOption key={range} range={range} />);
  return groups.map(([frequency, label]) => (
    <optgroup key={frequency} label={label()}>
      {rentPriceRanges[frequency].map((range) => (
        <PriceOption key={range} range={range} />
      ))}
    </optgroup>
  ));
}

function PriceOption({ range }: { range: string }) {
  return <option value={range}>{priceRangeLabel(range)}</option>;
}
