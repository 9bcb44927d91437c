import { isApiError } from '@thikana/contract/api-error';
import { type Call, NetworkError } from '@thikana/contract/client';
import { type Facets, viewFacets } from '@thikana/contract/search/search';
import type { SearchFilter } from './search-filter.ts';

/** The facets of a search. The form works without them, so a failure returns undefined. */
export async function countFacets(call: Call, filter: SearchFilter): Promise<Facets | undefined> {
  try {
    return (await call(viewFacets, { query: filter })).facets;
  } catch (error) {
    if (isApiError(error) || error instanceof NetworkError) return undefined;
    throw error;
  }
}
