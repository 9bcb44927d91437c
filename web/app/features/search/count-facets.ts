import { isApiError } from '@thikana/contract/api-error';
import { type Call, NetworkError } from '@thikana/contract/client';
import { type Facets, viewFacets } from '@thikana/contract/search/search';
import { isShortStayRange, withUsualPeriod } from '@thikana/contract/search/short-stay';
import type { SearchFilter } from './search-filter.ts';

/** The facets of a search. The form works without them, so a failure returns undefined. */
export async function countFacets(call: Call, filter: SearchFilter): Promise<Facets | undefined> {
  try {
    if (filter.purpose !== 'rent') return (await call(viewFacets, { query: filter })).facets;
    const { facets } = await call(viewFacets, { query: withUsualPeriod(filter) });
    return facets && withoutShortStays(facets);
  } catch (error) {
    if (isApiError(error) || error instanceof NetworkError) return undefined;
    throw error;
  }
}

/** Ranges per day or week lead to other listings than those that were counted. */
function withoutShortStays(facets: Facets): Facets {
  const ranges = Object.entries(facets.values.priceRange ?? {}).filter(([range]) => !isShortStayRange(range));
  return { ...facets, values: { ...facets.values, priceRange: Object.fromEntries(ranges) } };
}
