import type { Bounds } from '@thikana/contract/map-area';
import type { Facets } from '@thikana/contract/search/search';
import type { Steps } from '../../lib/steps.ts';
import type { ListingWithPictures } from '../listings/listings.feature.ts';
import type { Demand } from './filter.ts';
import type { ListingFilter, ListingSearch } from './listing-filter.ts';

export interface PageWindow {
  offset: number;
  limit: number;
}

/** The listings may be shared with other answers and must not be modified. */
export interface FoundPage {
  listings: readonly ListingWithPictures[];
  total: number;
  /** How many of them have all words of the search; these come first. Undefined without words. */
  withAllWords?: number | undefined;
}

export interface FacetSearch extends Pick<ListingSearch, 'filter' | 'from'> {
  /** The full hour, in seconds, so that searches within an hour are equal. */
  now: number;
}

/** Replaces the demand at this place, or drops it. */
export interface WeakerDemand {
  place: number;
  demand: Demand | undefined;
}

/** Whether so many listings meet all demands, of which some are weaker. */
export type HasAtLeast = (wanted: number, weaker: readonly WeakerDemand[]) => Steps<boolean>;

export type MapFilter = ListingFilter & { within: Bounds };

/** Listings in one square of the map. */
export interface ClusterRow {
  longitude: number;
  latitude: number;
  count: number;
  minRupees: number | null;
  hasOneIntent: boolean;
  newest: string;
  oldest: string;
}

/** The words of public listings, as stems. */
export interface KnownWords {
  /** Whether some listing has the stem, or a stem with this prefix. */
  has(stem: string): boolean;
  beginningWith(beginning: string): readonly string[];
  /** The number of listings in which the stem occurs, or occurred. */
  countOf(stem: string): number;
  /** Listings with the stem itself, at most `most` for each field in which it ranks best. */
  idsWith(stem: string, most: number): string[];
}

/** Finds, counts and clusters public listings. */
export interface Engine {
  findPage(search: ListingSearch, window: PageWindow): Promise<FoundPage>;
  /** The first listings of a search while it is typed; empty if finding them would take too long. */
  suggest(search: ListingSearch, limit: number): Promise<readonly ListingWithPictures[]>;
  /** May be a minute old. Undefined if counting would take too long. */
  count(filter: ListingFilter): Promise<number | undefined>;
  /** Undefined if counting would take too long. */
  countFacets(search: FacetSearch): Promise<Facets | undefined>;
  /** `words` are those of the demands. Undefined if counting would take too long. */
  chooseByCount<T>(
    demands: readonly Demand[],
    words: readonly string[] | undefined,
    choose: (hasAtLeast: HasAtLeast) => Steps<T>,
  ): Promise<T | undefined>;
  /** The clusters are squares of `step` neighbourhood cells. */
  cluster(filter: MapFilter, step: number): Promise<ClusterRow[]>;
  /** Undefined if looking them up would take too long. */
  knownWords(): Promise<KnownWords | undefined>;
}
