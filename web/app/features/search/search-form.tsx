import { areas } from '@thikana/contract/areas';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Field, selectLook } from '#web/components/ui/field.tsx';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { PriceOptions } from './price-options.tsx';
import { filterNames, listPath, type SearchFilter } from './search-filter.ts';
import { areaLabels, typeLabels } from './value-labels.ts';
import { WordsField } from './words-field.tsx';

interface Props {
  filter: SearchFilter;
  /** On a list that is for rent or for sale only, the purpose is given. */
  purpose?: 'rent' | 'buy' | undefined;
}

const searchedCategories = ['house', 'flat', 'shop', 'land'] as const;

/** Filters that this form does not ask for, and keeps. */
const keptNames = filterNames.slice(filterNames.indexOf('bedrooms'));

/** Words and the four filters, as a plain form: without scripts the whole catalogue answers, narrowed by what was chosen. */
export function SearchForm({ filter, purpose: given }: Props) {
  const [purpose, setPurpose] = useState(given ?? filter.purpose);
  const [priceRange, setPriceRange] = useState(filter.priceRange);
  const isRent = purpose === 'rent';
  const begin = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    // Of use without them.
    import('./count-form.ts').then(({ countForm }) => countForm(form)).catch(() => {});
  };

  return (
    <Form
      action={listPath(purpose)}
      onPointerEnter={begin}
      onFocus={begin}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-surface p-3 sm:p-4 lg:grid-cols-5"
    >
      <WordsField defaultValue={filter.q} className="col-span-full" />
      {keptNames.map(
        (name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
      )}
      <Field label={m.search_purpose()} name="purpose">
        {(control) => (
          <select
            {...control}
            value={purpose}
            onChange={(event) => {
              setPurpose(event.target.value);
              setPriceRange('');
            }}
            className={selectLook}
          >
            <option value="">{m.search_any()}</option>
            <option value="rent">{m.search_purpose_rent()}</option>
            <option value="buy">{m.search_purpose_buy()}</option>
          </select>
        )}
      </Field>
      <Field label={m.search_type()} name="propertyType">
        {(control) => (
          <select {...control} defaultValue={filter.propertyType} className={selectLook}>
            <option value="">{m.search_any()}</option>
            <Several value={filter.propertyType} labels={typeLabels} />
            {searchedCategories.map((category) => (
              <option key={category} value={category}>
                {categoryLabel(category)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={m.search_location()} name="location">
        {(control) => (
          <select {...control} defaultValue={filter.location} className={selectLook}>
            <option value="">{m.search_any()}</option>
            <Several value={filter.location} labels={areaLabels} />
            {areas.map((area) => (
              <option key={area.value} value={area.value}>
                {area.label}
              </option>
            ))}
            <option value="other">{m.search_other()}</option>
          </select>
        )}
      </Field>
      <Field label={isRent ? m.search_rent_range() : m.search_price_range()} name="priceRange">
        {(control) => (
          <select
            {...control}
            value={priceRange}
            onChange={(event) => setPriceRange(event.target.value)}
            className={selectLook}
          >
            <option value="">{m.search_any()}</option>
            <PriceOptions isRent={isRent} />
          </select>
        )}
      </Field>
      <Button type="submit" className="max-lg:col-span-2">
        <Search aria-hidden size={18} />
        {m.search_submit()}
      </Button>
    </Form>
  );
}

/** Several values that were chosen elsewhere: one choice among the others here. */
function Several({ value, labels }: { value: string; labels: (value: string) => string }) {
  return value.includes(',') && <option value={value}>{labels(value)}</option>;
}
