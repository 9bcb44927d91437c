import { type Area, areaLabel, areaValues } from '@thikana/contract/areas';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import type { Facets } from '@thikana/contract/search';
import {
  categories,
  furnishings,
  postedWithinDays,
  roomCounts,
  searchFeatures,
} from '@thikana/contract/vocabulary';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { NumberField, type Option, SelectField } from '#web/components/ui/inputs.tsx';
import { number } from '#web/lib/format.ts';
import { categoryLabel, furnishingLabel } from '#web/lib/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { featureLabel } from './feature-label.ts';
import { type FilterName, readFilter, type SearchFilter } from './search-filter.ts';
import { WordsField } from './words-field.tsx';

const atLeast = roomCounts.map((count) => ({
  value: String(count),
  label: m.filter_at_least({ count }),
}));
const days = postedWithinDays.map((count) => ({
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
  { value: '', label: m.list_order_usual() },
  { value: 'newest', label: m.list_order_newest() },
  { value: 'price', label: m.list_order_price() },
  { value: 'price-desc', label: m.list_order_price_desc() },
];

interface Props {
  filter: SearchFilter;
  /** What each value would leave of the listings; nothing where that is not known. */
  facets: Facets | undefined;
  /** After each choice, with all of them. */
  onChoice: (chosen: SearchFilter) => void;
}

/** Everything that a list can be narrowed to. A plain form: each list tidies the address that it makes. */
export function AllFiltersForm({ filter, facets, onChoice }: Props) {
  const counts = facets?.values;
  const range = parsePriceRange(filter.priceRange);
  return (
    <Form
      action="/properties"
      className="grid gap-6"
      onChange={(event) => onChoice(readFilter(chosenIn(event.currentTarget)))}
    >
      <WordsField defaultValue={filter.q} hint={m.filter_words_hint()} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={m.search_purpose()}
          name="purpose"
          options={withCounts(purposes, counts?.purpose)}
          defaultValue={filter.purpose}
        />
        <SelectField label={m.list_order()} name="sort" options={orders} defaultValue={filter.sort} />
        <NumberField label={m.filter_price_min()} name="priceMin" min={0} defaultValue={range?.min} />
        <NumberField label={m.filter_price_max()} name="priceMax" min={0} defaultValue={range?.max} />
        <SelectField
          label={m.filter_bedrooms()}
          name="bedrooms"
          options={[any, ...withCounts(atLeast, counts?.bedrooms)]}
          defaultValue={filter.bedrooms}
        />
        <SelectField
          label={m.filter_bathrooms()}
          name="bathrooms"
          options={[any, ...withCounts(atLeast, counts?.bathrooms)]}
          defaultValue={filter.bathrooms}
        />
        <SelectField
          label={m.filter_posted()}
          name="posted"
          options={[any, ...withCounts(days, counts?.posted)]}
          defaultValue={filter.posted}
        />
      </div>
      <Choices
        {...{
          filter,
          counts: counts?.propertyType,
          name: 'propertyType',
          title: m.search_type(),
          values: categories,
        }}
        label={categoryLabel}
      />
      <Choices
        {...{
          filter,
          counts: counts?.furnishing,
          name: 'furnishing',
          title: m.filter_furnishing(),
          values: furnishings,
        }}
        label={furnishingLabel}
      />
      <Choices
        {...{ filter, counts: counts?.with, name: 'with', title: m.filter_with(), values: searchFeatures }}
        label={featureLabel}
      />
      <Choices
        {...{
          filter,
          counts: counts?.location,
          name: 'location',
          title: m.search_location(),
          values: areaValues,
        }}
        label={(area: Area) => areaLabel(area)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg">
          {facets ? m.filter_submit_count({ count: number(facets.total) }) : m.filter_submit()}
        </Button>
        <ButtonLink to="/search" variant="secondary" size="lg" reloadDocument>
          {m.list_clear()}
        </ButtonLink>
      </div>
    </Form>
  );
}

type Counts = Partial<Record<string, number>> | undefined;

/** Says beside a value how many listings it leaves, none included. */
function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : m.filter_value_count({ label, count: number(count) });
}

function withCounts(options: readonly Option[], counts: Counts): Option[] {
  return options.map(({ value, label }) => ({ value, label: withCount(label, counts?.[value]) }));
}

function chosenIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

interface ChoicesProps<Value extends string> {
  filter: SearchFilter;
  counts: Counts;
  name: FilterName;
  title: ReactNode;
  values: readonly Value[];
  label: (value: Value) => string;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { filter, counts, name, title, values, label } = props;
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
            label={withCount(label(value), counts?.[value])}
            className={counts?.[value] === 0 ? 'text-ink-soft' : ''}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
