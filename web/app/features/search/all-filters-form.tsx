import { type Area, areaLabel, areaValues } from '@thikana/contract/areas';
import { floorChoices } from '@thikana/contract/floors';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import type { Facets } from '@thikana/contract/search';
import {
  categories,
  furnishings,
  postedWithinDays,
  roomCounts,
  searchFeatures,
} from '@thikana/contract/vocabulary';
import { type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { NumberField, SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { number } from '#web/lib/format/format.ts';
import { categoryLabel, furnishingLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { chosenIn } from './chosen-in.ts';
import { featureLabel } from './feature-label.ts';
import { filterLabel } from './filter-labels.ts';
import { floorLabel } from './floor-label.ts';
import { NearFields } from './near-fields.tsx';
import type { FilterName, SearchFilter } from './search-filter.ts';
import { SizeFields } from './size-fields.tsx';
import { type Counts, withCount, withCounts } from './with-counts.ts';
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
const floors = floorChoices.map((floor) => ({ value: floor, label: floorLabel(floor) }));
const orders = [
  { value: '', label: m.list_order_usual() },
  { value: 'newest', label: m.list_order_newest() },
  { value: 'price', label: m.list_order_price() },
  { value: 'price-desc', label: m.list_order_price_desc() },
  { value: 'price-per-sqft', label: m.list_order_price_per_sqft() },
];

const nearest = { value: 'nearest', label: m.list_order_nearest() };

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
  const form = useRef<HTMLFormElement>(null);
  const [isNear, setNear] = useState(filter.near !== '');
  const range = parsePriceRange(filter.priceRange);
  const choose = () => form.current && onChoice(chosenIn(form.current));
  return (
    <Form
      ref={form}
      action="/properties"
      className="grid gap-6 max-md:[&_:is(input,select)]:scroll-mb-36"
      onChange={choose}
    >
      {filter.view && <input type="hidden" name="view" value={filter.view} />}
      <WordsField defaultValue={filter.q} hint={m.filter_words_hint()} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={m.search_purpose()}
          name="purpose"
          options={withCounts(purposes, counts?.purpose)}
          defaultValue={filter.purpose}
        />
        <SelectField
          label={m.list_order()}
          name="sort"
          options={isNear ? [...orders, nearest] : orders}
          defaultValue={filter.sort}
        />
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
          label={m.filter_floor()}
          hint={m.filter_floor_hint()}
          name="floor"
          options={[any, ...withCounts(floors, counts?.floor)]}
          defaultValue={filter.floor}
        />
        <TextField
          label={m.filter_available()}
          name="available"
          type="date"
          defaultValue={filter.available}
        />
        <SelectField
          label={m.filter_posted()}
          name="posted"
          options={[any, ...withCounts(days, counts?.posted)]}
          defaultValue={filter.posted}
        />
      </div>
      <SizeFields size={filter.size} />
      <NearFields
        filter={filter}
        counts={counts?.km}
        onPlace={(place) => {
          setNear(place !== '');
          choose();
        }}
      />
      <PartsOfMap filter={filter} />
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
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-line border-t bg-paper px-4 py-3 md:static md:mx-0 md:border-t-0 md:px-0">
        <Button type="submit" size="lg" className="max-md:flex-1 max-md:px-3 max-md:text-base">
          {facets ? m.filter_submit_count({ count: number(facets.total) }) : m.filter_submit()}
        </Button>
        <ButtonLink
          to="/search"
          variant="secondary"
          size="lg"
          className="max-md:px-3 max-md:text-base"
          reloadDocument
        >
          {m.list_clear()}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** What was narrowed down on the map is kept, until somebody gives it up. */
function PartsOfMap({ filter }: { filter: SearchFilter }) {
  const parts = (['within', 'shape'] as const).filter((name) => filter[name] !== '');
  if (parts.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{m.filter_map()}</legend>
      {parts.map((name) => (
        <CheckboxField
          key={name}
          name={name}
          value={filter[name]}
          label={filterLabel(name, filter)}
          defaultChecked
        />
      ))}
    </fieldset>
  );
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
