import type { Facets } from '@thikana/contract/search/search';
import { useRef, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { countFacets } from './count-facets.ts';
import type { SearchFilter } from './search-filter.ts';

/** The facets, fetched again after each change of the filter. */
export function useFacets(first: Facets | undefined) {
  const [facets, setFacets] = useState(first);
  const latest = useRef<SearchFilter>(undefined);

  async function count(chosen: SearchFilter): Promise<void> {
    latest.current = chosen;
    const counted = await countFacets(call, chosen);
    // Responses may arrive out of order.
    if (latest.current === chosen) setFacets(counted);
  }

  return { facets, count };
}
