import { cityExamples } from '@thikana/contract/place-name';
import type { Facets } from '@thikana/contract/search/search';
import { startTransition, useRef, useState } from 'react';
import { Form } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { filterOfForm } from './filter-of-form.ts';
import { type Choice, filterTable } from './filter-table.ts';
import type { Control } from './filters/filter.ts';
import { FilterControl } from './filters/filter-control.tsx';
import { pricedFor } from './filters/priced-for.ts';
import { isSamePlace } from './same-place.ts';
import type { SearchFilter } from './search-filter.ts';
import { ShowListings } from './show-listings.tsx';
import { useSendFilter } from './use-send-filter.ts';
import { WordsField } from './words-field.tsx';

/** What most people choose, first. */
const mainNames: readonly Choice[] = [
  ...(['location', 'purpose', 'propertyType', 'rooms', 'priceRange', 'period'] as const),
];
const otherNames = (Object.keys(filterTable) as Choice[]).filter((name) => !mainNames.includes(name));
const inGrid: readonly Control['kind'][] = ['one of', 'typed'];
const isInGrid = (name: Choice) => inGrid.some((kind) => kind === filterTable[name].control?.kind);
const gridNames = otherNames.filter(isInGrid);
const lastNames = otherNames.filter((name) => !isInGrid(name));

interface Props {
  filter: SearchFilter;
  /** The number of listings for each value, if known. */
  facets: Facets | undefined;
  /** Called after each change with the whole filter. */
  onChoice: (chosen: SearchFilter) => void;
  onClear: () => void;
  /** Called before the list opens. */
  onSend?: (() => void) | undefined;
}

/** The form of all filters. It is a plain form; the list normalizes the address that the form produces. */
export function AllFiltersForm({ filter, facets, onChoice, onClear, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(filter);
  const send = useSendFilter(onSend);
  const choose = () => {
    if (!form.current) return;
    const now = filterOfForm(form.current);
    const priceRange = pricedFor(now) === pricedFor(filter) ? filter.priceRange : '';
    const read = pricedFor(now) === pricedFor(chosen) ? now : { ...now, priceRange };
    // The controls show the choice by themselves; what follows from it waits until that is painted.
    startTransition(() => setChosen(read));
    onChoice(read);
  };
  const control = (name: Choice) => {
    const isReset = name === 'priceRange' && pricedFor(chosen) !== pricedFor(filter);
    return (
      <div key={isReset ? `${name} ${pricedFor(chosen)}` : name} data-filter={name} className="empty:hidden">
        <FilterControl
          name={name}
          filter={isReset ? { ...filter, priceRange: '' } : filter}
          chosen={chosen}
          counts={facets?.values ?? {}}
          prices={facets?.prices}
          onChoice={choose}
        />
      </div>
    );
  };
  const isInSheet = onSend !== undefined;
  return (
    <Form
      ref={form}
      action="/properties"
      className={isInSheet ? 'flex min-h-0 flex-1 flex-col' : 'grid grid-cols-[minmax(0,1fr)] gap-6'}
      onChange={choose}
      onSubmit={send}
    >
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-6 [&_fieldset]:min-w-0 ${isInSheet ? 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:px-6' : ''}`}
      >
        {filter.view && <input type="hidden" name="view" value={filter.view} />}
        {isSamePlace(filter, chosen) && <input type="hidden" name="typedPlace" value={filter.typedPlace} />}
        <WordsField
          defaultValue={filter.q}
          spelling={filter.spelling}
          hint={isInSheet ? undefined : m.filter_words_hint({ example: cityExamples().search })}
        />
        {mainNames.map(control)}
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{gridNames.map(control)}</div>
        {lastNames.map(control)}
      </div>
      <div className={`flex flex-wrap gap-3 ${isInSheet ? 'border-line border-t px-4 py-3 md:px-6' : ''}`}>
        <ButtonLink
          to="/search"
          variant="secondary"
          size="lg"
          className="px-3 text-base"
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          {m.filter_clear()}
        </ButtonLink>
        <ShowListings facets={facets} filter={chosen} className="flex-1" />
      </div>
    </Form>
  );
}
