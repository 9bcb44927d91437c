import { shortStay } from '@thikana/contract/search/short-stay';
import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { LoadingLine } from '#web/components/layout/loading-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { latePart } from '#web/components/ui/late-part.tsx';
import { askedPart, preload } from '#web/components/ui/lazy-part.ts';
import { m } from '#web/paraglide/messages.js';
import type { OpenedPanel } from './filter-panel.tsx';
import { filterNames, isNarrowed, type SearchFilter, searchPath } from './search-filter.ts';
import { useSendFilter } from './use-send-filter.ts';
import { WordsField } from './words-field.tsx';

const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel = askedPart(loadPanel);

// Documents include them. Browsers load them on the first touch.
const SearchInWords = latePart(
  import.meta.env.SSR && (await import('./search-in-words.tsx')),
  () => import('./search-in-words.tsx'),
);
const FilterChips = latePart(
  import.meta.env.SSR && (await import('./filter-chips.tsx')),
  () => import('./filter-chips.tsx'),
);

const quickNames = ['location', 'propertyType', 'priceRange', 'rooms'] as const;
const quickLabels = {
  location: m.list_quick_area,
  propertyType: m.list_quick_type,
  priceRange: m.list_quick_price,
  rooms: m.list_quick_rooms,
};

interface Props {
  path: string;
  purpose: 'rent' | 'buy' | undefined;
  filter: SearchFilter;
  /** On the map, which covers the page, the bar does not move; a button follows it. */
  onMap?: ReactNode;
}

/** The search, always in reach: on a phone one bar and a row of chips, otherwise one row with the main filters. */
export function FilterBar({ path, purpose, filter, onMap }: Props) {
  const [opened, setOpened] = useState<OpenedPanel>();
  const whole = { ...filter, purpose: purpose ?? filter.purpose };
  const hasChips = isNarrowed(path, filter);
  const row = useRef<HTMLDivElement>(null);
  // Moving the map changes its part, but no chip.
  const chips = searchPath(path, { ...filter, sort: '', view: '', within: filter.within && 'map' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chips are shown from the first one on.
  useEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [chips]);
  // Without scripts, and in a new tab, the links lead to the page of all filters.
  const opens = (name?: OpenedPanel['name']) => ({
    to: searchPath('/search', whole),
    'aria-haspopup': 'dialog' as const,
    onPointerDown: () => preload(loadPanel),
    onFocus: () => preload(loadPanel),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setOpened({ name, opener: event.currentTarget });
    },
  });

  return (
    <div
      data-filter-bar
      className={`border-line border-b bg-paper ${onMap ? '' : 'sticky top-14 z-30 lg:top-16'}`}
    >
      <div className={`container-page ${filter.view ? 'lg:max-w-none' : ''}`}>
        <div className={`flex items-center gap-1 ${onMap ? 'mt-1.5' : 'mt-0.5 md:hidden'}`}>
          <Link
            {...opens()}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 active:bg-raised"
          >
            <Search size={18} className="shrink-0 text-ink-soft" />
            <span className="sr-only">{m.list_change_search()}</span>
            <span className="min-w-0 flex-1 truncate">
              {hasChips ? (
                <SearchInWords filter={filter} />
              ) : (
                <span className="text-ink-soft">{m.list_search_placeholder()}</span>
              )}
            </span>
            <SlidersHorizontal size={18} className="shrink-0 text-tea" />
          </Link>
          {onMap}
        </div>
        {/* On a phone, one line that scrolls sideways. */}
        <div
          ref={row}
          className="flex items-center gap-x-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap md:py-2"
        >
          {!onMap && <WordsForm key={searchPath(path, filter)} path={path} filter={whole} />}
          {hasChips && <FilterChips {...{ path, filter }} open={setOpened} />}
          {quickNames.map((name) => (
            <Link
              key={name}
              {...opens(name)}
              className={`flex min-h-touch shrink-0 items-center rounded-full ${filter[name] ? 'max-md:hidden' : ''}`}
            >
              <span
                className={`flex items-center gap-1 rounded-full border px-3 py-1 ${filter[name] ? 'border-tea bg-tea-soft font-semibold' : 'border-line-strong bg-surface'}`}
              >
                {quickLabels[name]()}
                <ChevronDown size={16} className="max-lg:hidden" />
              </span>
            </Link>
          ))}
          {path === '/rentals' && !filter.period && (
            <Link
              to={searchPath(path, { ...filter, priceRange: '', period: shortStay })}
              className="flex min-h-touch shrink-0 items-center rounded-full"
            >
              <span className="rounded-full border border-line-strong bg-surface px-3 py-1">
                {filter.priceRange ? m.filter_short_stay_any_price() : m.filter_short_stay()}
              </span>
            </Link>
          )}
          <Link
            {...opens()}
            className="flex min-h-touch shrink-0 items-center gap-2 px-2 font-semibold text-tea max-md:hidden"
          >
            <SlidersHorizontal size={18} />
            {m.list_all_filters()}
          </Link>
        </div>
      </div>
      {opened && (
        <Suspense fallback={<LoadingLine />}>
          <FilterPanel {...opened} filter={whole} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** The words beside the filters, on wide screens. */
function WordsForm({ path, filter }: { path: string; filter: SearchFilter }) {
  const send = useSendFilter();
  return (
    <Form
      action={path}
      onSubmit={send}
      className="flex min-w-40 max-w-md flex-1 gap-2 max-md:hidden [&>div]:flex-1 [&_label]:sr-only"
    >
      {filterNames.map(
        (name) =>
          name !== 'q' &&
          name !== 'spelling' &&
          filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
      )}
      <WordsField defaultValue={filter.q} spelling={filter.spelling} />
      <Button type="submit" variant="secondary">
        <Search size={18} />
        <span className="sr-only">{m.search_submit()}</span>
      </Button>
    </Form>
  );
}
