import { isApiError } from '@thikana/contract/api-error';
import { type Call, NetworkError } from '@thikana/contract/client';
import { type Facets, viewFacets } from '@thikana/contract/search/search';
import type { SearchFilter } from './search-filter.ts';

/** What each value would leave. Whoever asks is of use without it: nothing where it cannot be had. */
export async function countFacets(call: Call, filter: SearchFilter): Promise<Facets | undefined> {
  try {
    return (await call(viewFacets, { query: filter })).facets;
  } catch (error) {
    if (isApiError(error) || error instanceof NetworkError) return undefined;
    throw error;
  }
}
