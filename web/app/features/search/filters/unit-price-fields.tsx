import { currencySign } from '@thikana/contract/number-text';
import { sizeUnits } from '@thikana/contract/sizes';
import { readUnitPrice } from '@thikana/contract/unit-prices';
import { useState } from 'react';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { capitalised } from '#web/lib/format/land-unit-label.ts';
import { m } from '#web/paraglide/messages.js';
import type { OwnFieldsProps } from './filter.ts';
import { FilteredAmount } from './filtered-amount.tsx';

/** The price per unit of size: a minimum and a maximum in any unit. */
export function UnitPriceFields({ filter }: OwnFieldsProps) {
  const price = readUnitPrice(filter.unitPrice);
  const units = sizeUnits().map(({ suffix, name }) => ({ value: suffix, label: capitalised(name) }));
  const [min, setMin] = useState(String(price?.min ?? ''));
  const [max, setMax] = useState(String(price?.max ?? ''));
  const currency = currencySign();
  return (
    <fieldset>
      <legend className="font-semibold">{m.filter_unit_price()}</legend>
      <div className="mt-1 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <FilteredAmount
          label={m.filter_unit_price_min({ currency })}
          name="unitPriceMin"
          value={min}
          onType={setMin}
        />
        <FilteredAmount
          label={m.filter_unit_price_max({ currency })}
          name="unitPriceMax"
          value={max}
          onType={setMax}
        />
        <SelectField
          label={m.filter_unit_price_per()}
          name="unitPriceUnit"
          options={units}
          defaultValue={price?.unit.suffix ?? usualUnit()}
          className="max-sm:col-span-2"
        />
      </div>
    </fieldset>
  );
}

/** Land is what people price per unit. */
const usualUnit = () => sizeUnits().find(({ size }) => size > 1)?.suffix ?? '';
