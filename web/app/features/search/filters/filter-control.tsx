import { currentCity } from '@thikana/contract/city';
import type { ComponentType } from 'react';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { type Choice, choiceLabel, filterTable } from '../filter-table.ts';
import type { SearchFilter } from '../search-filter.ts';
import type { FacetValues, OneOf, OwnFieldsProps, SomeOf, Typed } from './filter.ts';
import { NearFields } from './near-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { UnitPriceFields } from './unit-price-fields.tsx';
import { withCount } from './with-count.ts';

// Imported here instead of in the filters' files, which the chips load too.
const ownFields: Partial<Record<Choice, ComponentType<OwnFieldsProps>>> = {
  near: NearFields,
  size: SizeFields,
  unitPrice: UnitPriceFields,
};

interface Props {
  name: Choice;
  /** The filter when the form was opened. */
  filter: SearchFilter;
  /** The current filter. */
  chosen: SearchFilter;
  counts: FacetValues;
  onChoice: () => void;
}

/** The control of one filter in the form of all filters. */
export function FilterControl(props: Props) {
  const { name, filter, counts, onChoice } = props;
  const { control } = filterTable[name];
  switch (control?.kind) {
    case 'one of':
      return <Select {...props} control={control} />;
    case 'some of':
      return <Checkboxes {...props} control={control} />;
    case 'typed':
      return <TypedFields {...props} control={control} />;
    case 'kept':
      return filter[name] !== '' && <KeptChoice {...props} />;
    case 'own': {
      const Fields = ownFields[name];
      return Fields && <Fields {...{ filter, counts, onChoice }} />;
    }
    default:
      return null;
  }
}

function Select({ name, filter, chosen, counts, control }: Props & { control: OneOf }) {
  const values = control.values(chosen);
  const current = control.value?.(filter) ?? filter[name];
  const { count = (value: string) => counts[name]?.[value] } = control;
  const offered = values.map((value) => ({
    value,
    label: withCount(control.label(value), count(value, counts)),
  }));
  // A value from the address stays selected even if the list does not offer it.
  const isOffered = current === '' || values.includes(current);
  const other = isOffered
    ? []
    : [{ value: current, label: filterTable[name].chip?.(current, filter) ?? current }];
  return (
    <SelectField
      label={filterTable[name].title()}
      hint={control.hint?.()}
      name={name}
      options={[{ value: '', label: control.any?.() ?? m.search_any() }, ...other, ...offered]}
      defaultValue={current}
    />
  );
}

function Checkboxes({ name, filter, counts, control }: Props & { control: SomeOf }) {
  const chosen = filter[name].split(',').filter(Boolean);
  // Values from the address are offered too, as the areas of a large city are.
  const values = new Set([...control.values(), ...chosen]);
  return (
    <fieldset>
      <legend className="font-semibold">{filterTable[name].title()}</legend>
      {name === 'location' && currentCity().hasMoreAreas && (
        <p className="text-ink-soft text-sm">{m.filter_more_areas()}</p>
      )}
      <div className="mt-1 grid grid-cols-1 gap-x-4 min-[400px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {[...values].map((value) => (
          <CheckboxField
            key={value}
            name={name}
            value={value}
            label={withCount(control.label(value), counts[name]?.[value])}
            className={counts[name]?.[value] === 0 ? 'text-ink-soft' : ''}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function TypedFields({ filter, control }: Props & { control: Typed }) {
  const { type } = control;
  const numeric = type === 'number' ? { min: 0, inputMode: 'decimal' as const } : {};
  return control
    .fields(filter)
    .map(({ name, label, value }) => (
      <TextField key={name} {...{ name, label, type, ...numeric }} defaultValue={value} />
    ));
}

function KeptChoice({ name, filter }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">{filterTable[name].title()}</legend>
      <CheckboxField name={name} value={filter[name]} label={choiceLabel(name, filter)} defaultChecked />
    </fieldset>
  );
}
