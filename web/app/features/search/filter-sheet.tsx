import { useEffect, useRef } from 'react';
import { Sheet } from '#web/components/ui/sheet.tsx';
import { m } from '#web/paraglide/messages.js';
import { CountedFilters } from './counted-filters.tsx';
import type { Choice } from './filter-table.ts';
import type { SearchFilter } from './search-filter.ts';

interface Props {
  filter: SearchFilter;
  /** The filter to begin with. */
  name: Choice | undefined;
  onClose: () => void;
}

/** All filters over the list. Closing it without its button changes nothing. */
export function FilterSheet({ filter, name, onClose }: Props) {
  const contents = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (name) contents.current?.querySelector(`[data-filter="${name}"]`)?.scrollIntoView();
  }, [name]);

  return (
    <Sheet title={m.filter_title()} onClose={onClose}>
      <div ref={contents} className="contents">
        <CountedFilters filter={filter} onSend={onClose} />
      </div>
    </Sheet>
  );
}
