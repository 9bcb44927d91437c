import type { AlertFrequency, SavedFilter } from '@thikana/contract/alerts';
import { searchFilterQuery } from '@thikana/contract/search/search';
import { savedQuery } from '../saved-searches/saved-searches.feature.ts';
import { understandSearch } from '../search/search.feature.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';

export interface WantedSearch {
  search: SavedFilter;
  frequency: AlertFrequency;
  /** Null until the reader of an email address confirms the search. */
  confirmedAt: Date | null;
}

/** Any of a set, in the columns that searches are chosen by. */
export const any = '*';

/** A search as a row, with the columns that exclude most listings. What its words mean becomes filters. */
export async function savedSearchRow(
  { readSearch }: AlertsDependencies['search'],
  { search: filters, frequency, confirmedAt }: WantedSearch,
) {
  const asked = searchFilterQuery.parse(filters);
  const { sort, ...understood } = understandSearch(asked).understood;
  const meant = { ...filters, ...understood };
  const search = searchFilterQuery.parse(meant);
  const { filter, intent, price, words } = await readSearch(search);
  return {
    query: savedQuery({
      ...meant,
      // Places with the slugs that they have now.
      ...(search.location && { location: search.location.join() }),
      ...(search.landmark && { landmark: search.landmark.join() }),
    }),
    search: JSON.stringify(search),
    words: words ? [...words] : null,
    frequency,
    confirmed_at: confirmedAt,
    intents: [intent ?? any],
    categories: [...(filter.propertyType ?? [any])],
    areas: [...(filter.location ?? [any])],
    least_rupees: price?.min ?? Number.NEGATIVE_INFINITY,
    most_rupees: price?.max ?? Number.POSITIVE_INFINITY,
  };
}
