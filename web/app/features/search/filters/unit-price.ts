import { areaUnitName } from '@thikana/contract/land';
import { readUnitPrice } from '@thikana/contract/unit-prices';
import { priceRangeLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const unitPrice = {
  title: m.filter_unit_price,
  chip: unitPriceLabel,
  control: { kind: 'own' },
} satisfies FilterView;

/** '0-500000katha' → '₹0 – ₹5 L per katha'. */
function unitPriceLabel(text: string): string {
  const price = readUnitPrice(text);
  if (!price) return text;
  const { min, max, unit } = price;
  const range = priceRangeLabel(max === undefined ? `${min}+` : `${min}-${max}`);
  return m.chip_unit_price({ range, unit: unit.suffix === '' ? areaUnitName() : unit.name });
}
