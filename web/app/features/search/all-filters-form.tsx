import { currentCity } from '@thikana/contract/city';
import type { Facets } from '@thikana/contract/search/search';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { filterOfForm } from './filter-of-form.ts';
import { type Choice, filterTable } from './filter-table.ts';
import type { Control } from './filters/filter.ts';
import { FilterControl } from './filters/filter-control.tsx';
import type { SearchFilter } from './search-filter.ts';
import { WordsField } from './words-field.tsx';

const inGrid: readonly Control['kind'][] = ['one of', 'typed'];
const names = Object.keys(filterTable) as Choice[];
const isInGrid = (name: Choice) => inGrid.some((kind) => kind === filterTable[name].control?.kind);
const gridNames = names.filter(isInGrid);
const otherNames = names.filter((name) => !isInGrid(name));

interface Props {
  filter: SearchFilter;
  /** The number of listings for each value, if known. */
  facets: Facets | undefined;
  /** Called after each change with the whole filter. */
  onChoice: (chosen: SearchFilter) => void;
}

/** The form of all filters. It is a plain form; the list normalizes the address that the form produces. */
export function AllFiltersForm({ filter, facets, onChoice }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(filter);
  const choose = () => {
    if (!form.current) return;
    const now = filterOfForm(form.current);
    setChosen(now);
    onChoice(now);
  };
  const control = (name: Choice) => (
    <FilterControl
      key={name}
      name={name}
      {...{ filter, chosen }}
      counts={facets?.values ?? {}}
      onChoice={choose}
    />
  );
  return (
    <Form
      ref={form}
      action="/properties"
      className="grid gap-6 max-md:[&_:is(input,select)]:scroll-mb-36"
      onChange={choose}
    >
      {filter.view && <input type="hidden" name="view" value={filter.view} />}
      <WordsField
        defaultValue={filter.q}
        hint={m.filter_words_hint({ example: currentCity().examples.search })}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{gridNames.map(control)}</div>
      {otherNames.map(control)}
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
