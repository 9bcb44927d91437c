import type { FacetName, FilterName } from '@thikana/contract/search/filters';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ListingFacts } from '../../http/staleness.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Bitmap } from './catalogue/bitmaps.ts';
import type { CatalogueColumns } from './catalogue/catalogue-columns.ts';
import type { ColumnCondition } from './catalogue/column-conditions.ts';
import type { KeyedCondition } from './catalogue/known-bitmaps.ts';
import type { Left } from './catalogue/left.ts';
import type { ListingFilter } from './listing-filter.ts';

type Builder = ExpressionBuilder<Tables, 'listings'>;

/** The parameters that are filters; the others belong to one of them. */
export type DemandName = Exclude<FilterName, 'km' | 'spelling'>;

/** One filter of a search. SQL, conditions in memory, counts and staleness derive from these. */
interface FilterOf<Asked> {
  /** The parameter of the filter. */
  readonly name: DemandName;
  /** The value in a search; undefined if the search does not use this filter. */
  ask(filter: ListingFilter): Asked | undefined;
  /** The condition in SQL. */
  where(asked: Asked, builder: Builder): Expression<SqlBool>;
  /** The condition on the columns in memory. `having` are the slots with all words of the search. */
  condition(asked: Asked, columns: CatalogueColumns, having: Bitmap | undefined): ColumnCondition;
  /** Whether a page with this search shows the listing. Without it, every listing is assumed to match. */
  isMetBy?(asked: Asked, listing: ListingFacts): boolean;
  readonly facet?: Facet;
  /** False if the asked value does not say everything about the condition. */
  readonly isKeyed?: boolean;
}

/** Counts the listings for each choice. */
interface Facet {
  /** The parameter whose choices are counted, if it is another one. */
  readonly name?: FacetName;
  /** True if a choice is added to the current ones instead of replacing them. */
  readonly isAdded?: boolean;
  count(left: Left): Record<string, number>;
}

/** The value of one filter in a search. */
export interface Demand {
  readonly name: DemandName;
  where(builder: Builder): Expression<SqlBool>;
  condition(columns: CatalogueColumns, having: Bitmap | undefined): KeyedCondition;
  isMetBy(listing: ListingFacts): boolean;
}

export interface Filter {
  readonly name: DemandName;
  readonly facet: Facet | undefined;
  /** Whether the facts of a listing tell if a search with this filter shows it. */
  readonly isExact: boolean;
  demand(filter: ListingFilter): Demand | undefined;
}

export function defineFilter<Asked>({
  name,
  facet,
  ask,
  isKeyed = true,
  ...filter
}: FilterOf<Asked>): Filter {
  return {
    name,
    facet,
    isExact: filter.isMetBy !== undefined,
    demand(search) {
      const asked = ask(search);
      if (asked === undefined) return undefined;
      return {
        name,
        where: (builder) => filter.where(asked, builder),
        condition: (columns, having) => ({
          ...filter.condition(asked, columns, having),
          capacity: columns.length,
          ...(isKeyed && { key: `${name} ${JSON.stringify(asked)}` }),
        }),
        isMetBy: (listing) => filter.isMetBy?.(asked, listing) ?? true,
      };
    },
  };
}
