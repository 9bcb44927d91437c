import type { Bounds } from '@thikana/contract/map-area';
import type { Facets } from '@thikana/contract/search/search';
import type { ListingFilter, ListingSearch } from './listing-filter.ts';
import type { ClusterRow } from './map.repository.ts';

export interface FoundPage {
  ids: string[];
  total: number;
}

export interface FacetSearch extends Pick<ListingSearch, 'filter' | 'from'> {
  /** The full hour, in seconds: searches of the same hour are the same search. */
  now: number;
}

/** Told of what changed before the next answer. */
export interface ChangeListener {
  forget(ids: readonly string[]): void;
  /** Everything may have changed. */
  clear(): void;
}

/** Finds, counts and clusters public listings, as new as the database at every call. Answers nothing until it is ready. */
export interface SearchEngine {
  findPage(search: ListingSearch, page: { offset: number; limit: number }): Promise<FoundPage | undefined>;
  countFacets(search: FacetSearch): Promise<Facets | undefined>;
  /** Listings of the bounds, those in one square of so many cells as one. */
  cluster(filter: ListingFilter & { within: Bounds }, step: number): Promise<ClusterRow[] | undefined>;
  follow(listener: ChangeListener): void;
  /** Begins to read the listings, unless that was done. */
  begin(): void;
  /** Whether it answers; begins to read the listings where it does not. */
  isReady(): boolean;
}
