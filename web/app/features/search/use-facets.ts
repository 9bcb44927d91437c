import type { Facets } from '@thikana/contract/search/search';
import { useRef, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { countFacets } from './count-facets.ts';
import type { SearchFilter } from './search-filter.ts';

/** What each value would leave, counted again for what has been chosen since. */
export function useFacets(first: Facets | undefined) {
  const [facets, setFacets] = useState(first);
  const latest = useRef<SearchFilter>(undefined);

  async function count(chosen: SearchFilter): Promise<void> {
    latest.current = chosen;
    const counted = await countFacets(call, chosen);
    // Answers may overtake one another.
    if (latest.current === chosen) setFacets(counted);
  }

  return { facets, count };
}
