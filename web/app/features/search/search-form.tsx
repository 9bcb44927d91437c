import { Search } from 'lucide-react';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Field, selectLook } from '#web/components/ui/field.tsx';
import { m } from '#web/paraglide/messages.js';
import { location } from './filters/location.ts';
import { PriceOptions } from './filters/price-options.tsx';
import { propertyType } from './filters/property-type.ts';
import { purposeLabel, purposes } from './filters/purpose.ts';
import { listPath } from './search-filter.ts';
import { WordsField } from './words-field.tsx';

/**
 * The field for words and the four main filters, as a plain form. Without scripts it shows the list of all listings,
 * narrowed by the filters.
 */
export function SearchForm() {
  const [purpose, setPurpose] = useState('');
  const [priceRange, setPriceRange] = useState('');
  // Without a purpose, a site with rentals only asks for rents.
  const isRent = (purpose || purposes().join()) === 'rent';
  const begin = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    // The form works without suggestions.
    import('./count-form.ts').then(({ countForm }) => countForm(form)).catch(() => {});
  };

  return (
    <Form
      action={listPath(purpose)}
      onPointerEnter={begin}
      onFocus={begin}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-surface p-3 sm:p-4 lg:grid-cols-5"
    >
      <WordsField defaultValue="" className="col-span-full" />
      <AnyOr
        label={m.search_purpose()}
        name="purpose"
        value={purpose}
        onChange={(event) => {
          setPurpose(event.target.value);
          setPriceRange('');
        }}
      >
        {purposes().map((each) => (
          <option key={each} value={each}>
            {purposeLabel(each)}
          </option>
        ))}
      </AnyOr>
      <OneOfSeveral name="propertyType" view={propertyType} />
      <OneOfSeveral name="location" view={location} />
      <AnyOr
        label={isRent ? m.search_rent_range() : m.search_price_range()}
        name="priceRange"
        value={priceRange}
        onChange={(event) => setPriceRange(event.target.value)}
      >
        <PriceOptions isRent={isRent} />
      </AnyOr>
      <Button type="submit" className="max-lg:col-span-2">
        <Search aria-hidden size={18} />
        {m.search_submit()}
      </Button>
    </Form>
  );
}

function AnyOr({
  label,
  name,
  children,
  ...select
}: ComponentProps<'select'> & { label: string; name: string }) {
  return (
    <Field label={label} name={name}>
      {(control) => (
        <select {...control} {...select} className={selectLook}>
          <option value="">{m.search_any()}</option>
          {children}
        </select>
      )}
    </Field>
  );
}

/** Chooses one value of a filter that allows several. */
function OneOfSeveral({ name, view: { title, control } }: { name: string; view: typeof propertyType }) {
  return (
    <AnyOr label={title()} name={name}>
      {control.values().map((each) => (
        <option key={each} value={each}>
          {control.label(each)}
        </option>
      ))}
    </AnyOr>
  );
}
