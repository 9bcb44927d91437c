import { areaUnitName } from '@thikana/contract/land';
import { currencySign } from '@thikana/contract/number-text';
import { m } from '#web/paraglide/messages.js';
import type { FieldName } from './posting-values.ts';

/** Numbers and units. Errors such as 'Must be at most 100' do not name them. */
const labels = {
  bedrooms: () => m.post_bedrooms(),
  bathrooms: () => m.post_bathrooms(),
  floor: () => m.post_floor(),
  builtUpArea: () => m.post_built_up_area({ unit: areaUnitName() }),
  shopArea: () => m.post_shop_area({ unit: areaUnitName() }),
  price: () => m.post_price({ currency: currencySign() }),
  pricePerFrequency: () => m.post_rent({ currency: currencySign() }),
  availableForDuration: () => m.post_available_for(),
  availableForDurationUnit: () => m.post_duration_unit(),
  deposit: () => m.post_deposit({ currency: currencySign() }),
  maintenance: () => m.post_maintenance({ currency: currencySign() }),
  availableLandSpace: () => m.post_land_space(),
  availableLandSpaceUnit: () => m.post_land_space_unit(),
  pricePerUnit: () => m.post_price_per_unit({ currency: currencySign() }),
  unit: () => m.post_price_unit(),
} as const satisfies Partial<Record<FieldName, () => string>>;

export type LabelledName = keyof typeof labels;

export const fieldLabel = (name: LabelledName): string => labels[name]();

/** An error with the label of its field, unless the error names it: 'Bedrooms: Must be at most 100'. */
export function namedError(name: FieldName, text: string): string {
  if (!(name in labels)) return text;
  const label = fieldLabel(name as LabelledName);
  const [words = ''] = label.split(' (');
  return text.toLowerCase().includes(words.toLowerCase()) ? text : m.post_error_of({ label, text });
}
