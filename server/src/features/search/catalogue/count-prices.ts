import type { Facets } from '@thikana/contract/search/search';
import { frequencies } from '@thikana/contract/vocabulary';
import type { PricedAs } from '../filters/price-range.ts';
import { priceSteps } from '../price-steps.ts';
import { type CatalogueColumns, none } from './catalogue-columns.ts';
import { numberAt } from './numbers.ts';
import { placesAmong } from './places-among.ts';

/** The listings in these slots between two steps of the price. */
export function countPrices(
  { frequency, rupees }: CatalogueColumns,
  slots: Uint32Array,
  priced: PricedAs,
): Facets['prices'] {
  const steps = priceSteps(priced);
  const counts = new Uint32Array(steps.length);
  const placeOf = placesAmong(steps);
  const first = steps[0] ?? Number.NaN;
  const code = priced.intent === 'rent' ? frequencies.indexOf(priced.frequency) : none;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    if (frequency[slot] !== code) continue;
    const price = numberAt(rupees, slot);
    if (price >= first) {
      const place = placeOf(price) - 1;
      counts[place] = (counts[place] as number) + 1;
    }
  }
  return steps.map((from, place) => ({ from, count: counts[place] as number }));
}
