import { readSizeRange } from '@thikana/contract/sizes';
import { landUnits } from '@thikana/contract/vocabulary';
import { NumberField, SelectField } from '#web/components/ui/inputs.tsx';
import { landUnitLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { OwnFieldsProps } from './filter.ts';

const units = landUnits.map((unit) => ({
  value: unit === 'sq foot' ? '' : unit,
  label: landUnitLabel(unit),
}));
const usualFirst = units.toSorted((one, other) => Number(one.value !== '') - Number(other.value !== ''));
const mostDigits = 9_999_999;

/** The size: a minimum and a maximum in any land unit. */
export function SizeFields({ filter }: OwnFieldsProps) {
  const range = readSizeRange(filter.size);
  const unit = range && range.unit !== 'sq foot' ? range.unit : '';
  const ends = { min: 0, max: mostDigits, step: 'any' };
  return (
    <fieldset>
      <legend className="font-semibold">{m.filter_size()}</legend>
      <div className="mt-1 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField label={m.filter_size_min()} name="sizeMin" {...ends} defaultValue={range?.min} />
        <NumberField label={m.filter_size_max()} name="sizeMax" {...ends} defaultValue={range?.max} />
        <SelectField
          label={m.filter_size_unit()}
          name="sizeUnit"
          options={usualFirst}
          defaultValue={unit}
          className="max-sm:col-span-2"
        />
      </div>
    </fieldset>
  );
}
