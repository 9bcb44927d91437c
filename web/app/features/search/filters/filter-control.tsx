import { currentCity } from '@thikana/contract/city';
import type { Facets } from '@thikana/contract/search/search';
import type { ComponentType } from 'react';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { ChoicePills } from '#web/components/ui/choice-pills.tsx';
import { SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { type Choice, choiceLabel, filterTable } from '../filter-table.ts';
import type { SearchFilter } from '../search-filter.ts';
import type { FacetValues, OneOf, OwnFieldsProps, SomeOf, Typed } from './filter.ts';
import { NearFields } from './near-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RoomsFields } from './rooms-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { UnitPriceFields } from './unit-price-fields.tsx';
import { withCount } from './with-count.ts';

// Imported here instead of in the filters' files, which the chips load too.
const ownFields: Partial<Record<Choice, ComponentType<OwnFieldsProps>>> = {
  near: NearFields,
  period: PeriodFields,
  priceRange: PriceFields,
  rooms: RoomsFields,
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
  prices: Facets['prices'] | undefined;
  onChoice: () => void;
}

/** The control of one filter in the form of all filters. */
export function FilterControl(props: Props) {
  const { name, ...own } = props;
  const { control } = filterTable[name];
  switch (control?.kind) {
    case 'one of':
      return control.isRow ? <Row {...props} control={control} /> : <Select {...props} control={control} />;
    case 'some of':
      return <Pills {...props} control={control} />;
    case 'typed':
      return <TypedFields {...props} control={control} />;
    case 'kept':
      return own.filter[name] !== '' && <KeptChoice {...props} />;
    case 'own': {
      const Fields = ownFields[name];
      return Fields && <Fields {...own} />;
    }
    default:
      return null;
  }
}

function Select({ name, filter, chosen, counts, control }: Props & { control: OneOf }) {
  const values = control.values(chosen);
  const current = filter[name];
  const offered = values.map((value) => ({
    value,
    label: withCount(control.label(value), counts[name]?.[value]),
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

/** One of few values, or any. */
function Row({ name, filter, chosen, counts, control }: Props & { control: OneOf }) {
  const pill = (value: string, label: string) => ({ value, label, isChosen: filter[name] === value });
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{filterTable[name].title()}</legend>
      <ChoicePills
        name={name}
        kind="radio"
        pills={[
          pill('', m.search_any()),
          ...control
            .values(chosen)
            .map((value) => pill(value, withCount(control.label(value), counts[name]?.[value]))),
        ]}
      />
    </fieldset>
  );
}

function Pills({ name, filter, counts, control }: Props & { control: SomeOf }) {
  const chosen = filter[name].split(',').filter(Boolean);
  const isArea = name === 'location';
  // Values from the address are offered too, as the areas of a large city are.
  const values = new Set(isArea ? [...chosen, ...control.values()] : [...control.values(), ...chosen]);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{filterTable[name].title()}</legend>
      {isArea && currentCity().hasMoreAreas && (
        <p className="mb-2 text-ink-soft text-sm">{m.filter_more_areas()}</p>
      )}
      <ChoicePills
        name={name}
        kind="checkbox"
        isScrolled={isArea}
        pills={[...values].map((value) => ({
          value,
          label: withCount(control.label(value), counts[name]?.[value]),
          isChosen: chosen.includes(value),
          isEmpty: counts[name]?.[value] === 0,
        }))}
      />
    </fieldset>
  );
}

function TypedFields({ filter, control }: Props & { control: Typed }) {
  const { type } = control;
  return control
    .fields(filter)
    .map(({ name, label, value }) => (
      <TextField key={name} {...{ name, label, type }} defaultValue={value} />
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
