import { readSizeRange, sizeUnits } from '@thikana/contract/sizes';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { NumberField } from '#web/components/ui/number-field.tsx';
import { capitalised } from '#web/lib/format/land-unit-label.ts';
import { m } from '#web/paraglide/messages.js';
import type { OwnFieldsProps } from './filter.ts';

const mostDigits = 9_999_999;

/** The size: a minimum and a maximum in any unit. */
export function SizeFields({ filter }: OwnFieldsProps) {
  const range = readSizeRange(filter.size);
  const units = sizeUnits().map(({ suffix, name }) => ({ value: suffix, label: capitalised(name) }));
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
          options={units}
          defaultValue={range?.unit.suffix ?? ''}
          className="max-sm:col-span-2"
        />
      </div>
    </fieldset>
  );
}
