import { isApiError } from '@thikana/contract/api-error';
import { type Call, NetworkError } from '@thikana/contract/client';
import { type Facets, viewFacets } from '@thikana/contract/search/search';
import { isShortStayRange, withUsualPeriod } from '@thikana/contract/search/short-stay';
import type { SearchFilter } from './search-filter.ts';
import { understoodFilter } from './understood-filter.ts';

/**
 * The facets of the list that a form leads to, also of what its words mean. The form works without them, so a failure
 * returns undefined.
 */
export async function countFacets(call: Call, typed: SearchFilter): Promise<Facets | undefined> {
  try {
    const filter = (typed.q && (await understoodFilter(call, typed))) || typed;
    const isRent = filter.purpose === 'rent';
    const { facets } = await call(viewFacets, { query: isRent ? withUsualPeriod(filter) : filter });
    if (!facets) return undefined;
    // Another purpose has other periods than those that were counted.
    const values = { ...facets.values, purpose: {} };
    return isRent ? withoutShortStays({ ...facets, values }) : { ...facets, values };
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
