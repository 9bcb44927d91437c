import { Popover } from '@base-ui/react/popover';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { m } from '#web/paraglide/messages.js';
import { filterOfForm } from './filter-of-form.ts';
import { type Choice, filterTable } from './filter-table.ts';
import { FilterControl } from './filters/filter-control.tsx';
import { LandmarkFields } from './filters/landmark-fields.tsx';
import { isSamePlace } from './same-place.ts';
import type { SearchFilter } from './search-filter.ts';
import { ShowListings } from './show-listings.tsx';
import { useFacets } from './use-facets.ts';
import { useSendFilter } from './use-send-filter.ts';
import { WordsField } from './words-field.tsx';

/** The parameters that the fields of a filter set, besides its own. */
const setWith: Partial<Record<Choice, readonly (keyof SearchFilter)[]>> = {
  q: ['spelling'],
  rooms: ['bedrooms'],
  bedrooms: ['rooms'],
  near: ['place', 'km'],
  landmark: ['km'],
};

interface Props {
  filter: SearchFilter;
  name: Choice;
  /** What it opens below. */
  opener: HTMLElement;
  onClose: () => void;
}

/** Changes one filter of a list and keeps the others. */
export function FilterPopover({ filter, name, opener, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(filter);
  const { facets, count } = useFacets(undefined);
  const send = useSendFilter(onClose);
  useOverlay(true, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later filters are those of the form.
  useEffect(() => count(filter), []);

  // The distance belongs to the position, if there is one.
  const set = name === 'landmark' && filter.near ? [] : (setWith[name] ?? []);
  const own: readonly string[] = [name, ...set];
  const kept = Object.entries(filter)
    .filter(([each, value]) => value !== '' && !own.includes(each))
    .filter(([each]) => each !== 'typedPlace' || isSamePlace(filter, chosen));
  const choose = () => {
    if (!form.current) return;
    const now = filterOfForm(form.current);
    setChosen(now);
    count(now);
  };
  const fields = {
    ...{ filter, chosen, counts: facets?.values ?? {}, prices: facets?.prices },
    onChoice: choose,
  };
  return (
    <Popover.Root open modal="trap-focus" onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={opener} align="start" sideOffset={6} className="z-50">
          <Popover.Popup
            aria-label={filterTable[name].title()}
            finalFocus={() => opener}
            className="max-h-(--available-height) w-md max-w-[calc(100vw-2rem)] animate-fade-in overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-lg"
          >
            <Form ref={form} action="/properties" className="grid gap-4" onChange={choose} onSubmit={send}>
              {kept.map(([each, value]) => (
                <input key={each} type="hidden" name={each} value={value} />
              ))}
              <Fields name={name} {...fields} />
              <ShowListings facets={facets} filter={chosen} />
            </Form>
            <Popover.Close className="sr-only">{m.ui_close()}</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Fields({ name, ...fields }: Parameters<typeof FilterControl>[0]) {
  const { filter } = fields;
  if (name === 'q') return <WordsField defaultValue={filter.q} spelling={filter.spelling} />;
  if (name === 'landmark') return <LandmarkFields filter={filter} />;
  return <FilterControl name={name === 'bedrooms' ? 'rooms' : name} {...fields} />;
}
