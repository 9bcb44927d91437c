import type { Facets } from '@thikana/contract/search/search';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { countedListings } from './counted-listings.ts';
import type { SearchFilter } from './search-filter.ts';

interface Props {
  facets: Facets | undefined;
  filter: SearchFilter;
  className?: string;
}

/** Sends the filter; its text says how many listings the list will have. */
export function ShowListings({ facets, filter, className }: Props) {
  return (
    <Button type="submit" size="lg" className={className}>
      <span aria-live="polite">
        {facets ? m.filter_submit_count({ found: countedListings(filter, facets.total) }) : m.filter_submit()}
      </span>
    </Button>
  );
}
