import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
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
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const opened = useRef(address);
  const close = useEffectEvent(onClose);
  // A suggestion leads to another list.
  useEffect(() => {
    if (address !== opened.current) close();
  }, [address]);
  /** The group of the filter, not its field, because a field would open the keyboard of a phone. */
  const focusFirst = () => {
    const group = name && contents.current?.querySelector<HTMLElement>(`[data-filter="${name}"]`);
    group?.setAttribute('tabindex', '-1');
    group?.scrollIntoView();
    return group;
  };

  return (
    <Sheet title={m.filter_title()} onClose={onClose} focusFirst={focusFirst}>
      <div ref={contents} className="contents">
        <CountedFilters filter={filter} onSend={onClose} />
      </div>
    </Sheet>
  );
}
