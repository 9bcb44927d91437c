import { currencySign } from '@thikana/contract/number-text';
import { sizeUnits } from '@thikana/contract/sizes';
import { readUnitPrice } from '@thikana/contract/unit-prices';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { NumberField } from '#web/components/ui/number-field.tsx';
import { capitalised } from '#web/lib/format/land-unit-label.ts';
import { m } from '#web/paraglide/messages.js';
import type { OwnFieldsProps } from './filter.ts';

const mostDigits = 9_999_999_999;

/** The price per unit of size: a minimum and a maximum in any unit. */
export function UnitPriceFields({ filter }: OwnFieldsProps) {
  const price = readUnitPrice(filter.unitPrice);
  const units = sizeUnits().map(({ suffix, name }) => ({ value: suffix, label: capitalised(name) }));
  const ends = { min: 0, max: mostDigits, step: 1 };
  const currency = currencySign();
  return (
    <fieldset>
      <legend className="font-semibold">{m.filter_unit_price()}</legend>
      <div className="mt-1 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField
          label={m.filter_unit_price_min({ currency })}
          name="unitPriceMin"
          {...ends}
          defaultValue={price?.min}
        />
        <NumberField
          label={m.filter_unit_price_max({ currency })}
          name="unitPriceMax"
          {...ends}
          defaultValue={price?.max}
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
