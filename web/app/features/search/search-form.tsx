import { listPath } from '@thikana/contract/list-paths';
import { offeredCategories } from '@thikana/contract/offers';
import { ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Field, selectLook } from '#web/components/ui/field.tsx';
import { m } from '#web/paraglide/messages.js';
import { location } from './filters/location.ts';
import { PriceOptions } from './filters/price-options.tsx';
import { propertyType } from './filters/property-type.ts';
import { purposeLabel, purposes } from './filters/purpose.ts';
import { WordsField } from './words-field.tsx';

/**
 * The field for words and the four main filters, as a plain form. Without scripts it shows the list of all listings,
 * narrowed by the filters. On a phone with scripts, the filters open by a button.
 */
export function SearchForm() {
  const [purpose, setPurpose] = useState('');
  const [priceRange, setPriceRange] = useState('');
  const [areShown, setShown] = useState(false);
  const filtersId = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // Without a purpose, a site with rentals only asks for rents.
  const isRent = (purpose || purposes().join()) === 'rent';
  const begin = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    // The form works without suggestions.
    import('./count-form.ts').then(({ countForm }) => countForm(form)).catch(() => {});
  };
  const keepWords = (event: MouseEvent<HTMLAnchorElement>, to: string) => {
    const words = form.current && String(new FormData(form.current).get('q')).trim();
    if (!words || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(`${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ q: words })}`);
  };

  return (
    <Form
      ref={form}
      action={listPath(purpose)}
      onPointerEnter={begin}
      onFocus={begin}
      className="grid gap-3 rounded-card border border-line bg-surface p-3 sm:p-4"
    >
      <nav aria-label={m.search_lists()}>
        <ul className="flex flex-wrap gap-2">
          {wholeLists().map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={(event) => keepWords(event, to)}
                className="inline-flex min-h-touch items-center rounded-full border border-line-strong px-4 font-semibold text-tea hover:bg-tea-soft sm:px-5"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-end gap-2">
        <WordsField defaultValue="" className="min-w-0 flex-1 [&_input]:min-h-13 [&_input]:text-lg" />
        <Button type="submit" size="lg">
          <Search size={22} />
          <span className="max-sm:sr-only">{m.search_submit()}</span>
        </Button>
      </div>
      <Button
        variant="quiet"
        aria-expanded={areShown}
        aria-controls={filtersId}
        onClick={() => setShown(!areShown)}
        className="sm:hidden noscript:hidden"
      >
        <ChevronDown size={18} className={areShown ? 'rotate-180' : ''} />
        {areShown ? m.search_fewer() : m.search_more()}
      </Button>
      <div
        id={filtersId}
        className={`grid grid-cols-2 gap-3 lg:grid-cols-4 ${areShown ? '' : 'max-sm:hidden noscript:grid!'}`}
      >
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
      </div>
    </Form>
  );
}

/** Lists that one press opens. */
function wholeLists() {
  return [
    ...purposes().map((each) => ({ to: listPath(each), label: purposeLabel(each) })),
    ...(offeredCategories('sell').includes('land')
      ? [{ to: `${listPath('buy')}?propertyType=land`, label: m.search_land() }]
      : []),
  ];
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
