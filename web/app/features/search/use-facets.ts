import type { Facets } from '@thikana/contract/search/search';
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { countFacets } from './count-facets.ts';
import type { SearchFilter } from './search-filter.ts';

/** A handle that is dragged changes the filter many times a second. */
const pauseMilliseconds = 100;

/** The facets, fetched again after each change of the filter. */
export function useFacets(first: Facets | undefined) {
  const [facets, setFacets] = useState(first);
  const latest = useRef<SearchFilter>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function count(chosen: SearchFilter): void {
    latest.current = chosen;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const counted = await countFacets(call, chosen);
      // Responses may arrive out of order.
      if (latest.current === chosen) setFacets(counted);
    }, pauseMilliseconds);
  }

  return { facets, count };
}
