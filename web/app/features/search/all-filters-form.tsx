import { type Area, areaLabel, areaValues } from '@thikana/contract/areas';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import { categories, furnishings, searchFeatures, searchWordsMaxLength } from '@thikana/contract/vocabulary';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { NumberField, SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { categoryLabel, furnishingLabel } from '#web/lib/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { featureLabel } from './feature-label.ts';
import type { FilterName, SearchFilter } from './search-filter.ts';

const atLeast = [1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: m.filter_at_least({ count }),
}));
const days = [3, 7, 30, 90].map((count) => ({
  value: String(count),
  label: m.chip_posted({ days: count }),
}));
const any = { value: '', label: m.search_any() };
const purposes = [
  any,
  { value: 'rent', label: m.search_purpose_rent() },
  { value: 'buy', label: m.search_purpose_buy() },
];
const orders = [
  { value: '', label: m.list_order_newest() },
  { value: 'price', label: m.list_order_price() },
  { value: 'price-desc', label: m.list_order_price_desc() },
];

/** Everything that a list can be narrowed to. A plain form: each list tidies the address that it makes. */
export function AllFiltersForm({ filter }: { filter: SearchFilter }) {
  const range = parsePriceRange(filter.priceRange);
  return (
    <Form action="/properties" className="grid gap-6">
      <TextField
        label={m.search_words()}
        name="q"
        type="search"
        maxLength={searchWordsMaxLength}
        defaultValue={filter.q}
        hint={m.filter_words_hint()}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={m.search_purpose()}
          name="purpose"
          options={purposes}
          defaultValue={filter.purpose}
        />
        <SelectField label={m.list_order()} name="sort" options={orders} defaultValue={filter.sort} />
        <NumberField label={m.filter_price_min()} name="priceMin" min={0} defaultValue={range?.min} />
        <NumberField label={m.filter_price_max()} name="priceMax" min={0} defaultValue={range?.max} />
        <SelectField
          label={m.filter_bedrooms()}
          name="bedrooms"
          options={[any, ...atLeast]}
          defaultValue={filter.bedrooms}
        />
        <SelectField
          label={m.filter_bathrooms()}
          name="bathrooms"
          options={[any, ...atLeast]}
          defaultValue={filter.bathrooms}
        />
        <SelectField
          label={m.filter_posted()}
          name="posted"
          options={[any, ...days]}
          defaultValue={filter.posted}
        />
      </div>
      <Choices
        {...{ filter, name: 'propertyType', title: m.search_type(), values: categories }}
        label={categoryLabel}
      />
      <Choices
        {...{ filter, name: 'furnishing', title: m.filter_furnishing(), values: furnishings }}
        label={furnishingLabel}
      />
      <Choices
        {...{ filter, name: 'with', title: m.filter_with(), values: searchFeatures }}
        label={featureLabel}
      />
      <Choices
        {...{ filter, name: 'location', title: m.search_location(), values: areaValues }}
        label={(area: Area) => areaLabel(area)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg">
          {m.filter_submit()}
        </Button>
        <ButtonLink to="/search" variant="secondary" size="lg" reloadDocument>
          {m.list_clear()}
        </ButtonLink>
      </div>
    </Form>
  );
}

interface ChoicesProps<Value extends string> {
  filter: SearchFilter;
  name: FilterName;
  title: ReactNode;
  values: readonly Value[];
  label: (value: Value) => string;
}

function Choices<Value extends string>({ filter, name, title, values, label }: ChoicesProps<Value>) {
  const chosen = filter[name].split(',');
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <div className="mt-1 grid grid-cols-1 gap-x-4 min-[400px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {values.map((value) => (
          <CheckboxField
            key={value}
            name={name}
            value={value}
            label={label(value)}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
