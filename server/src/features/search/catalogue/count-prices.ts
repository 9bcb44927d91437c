import type { Facets } from '@thikana/contract/search/search';
import { frequencies } from '@thikana/contract/vocabulary';
import type { PricedAs } from '../filters/price-range.ts';
import { priceSteps } from '../price-steps.ts';
import { type CatalogueColumns, none } from './catalogue-columns.ts';
import { numberAt } from './numbers.ts';

/** The listings in these slots between two steps of the price. */
export function countPrices(
  { frequency, rupees }: CatalogueColumns,
  slots: Uint32Array,
  priced: PricedAs,
): Facets['prices'] {
  const steps = priceSteps(priced);
  const counts = new Uint32Array(steps.length);
  const code = priced.intent === 'rent' ? frequencies.indexOf(priced.frequency) : none;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    if (frequency[slot] !== code) continue;
    const place = placeOf(steps, numberAt(rupees, slot));
    if (place >= 0) counts[place] = (counts[place] as number) + 1;
  }
  return steps.map((from, place) => ({ from, count: counts[place] as number }));
}

/** The last step that a price reaches; -1 without a price. */
function placeOf(steps: readonly number[], price: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (price >= (steps[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
