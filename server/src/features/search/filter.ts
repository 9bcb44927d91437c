import type { FacetName, FilterName } from '@thikana/contract/search/filters';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ListingFacts } from '../../http/staleness.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { CatalogueColumns } from './catalogue/catalogue-columns.ts';
import type { ColumnCondition } from './catalogue/column-conditions.ts';
import type { Left } from './catalogue/left.ts';
import type { ListingFilter } from './listing-filter.ts';

type Builder = ExpressionBuilder<Tables, 'listings'>;

/** One filter of a search. SQL, columns in memory, counts and staleness are made of these. */
interface FilterOf<Asked> {
  /** The parameter that names it. */
  readonly name: FilterName;
  /** What a search asks for; undefined where it does not use this filter. */
  ask(filter: ListingFilter): Asked | undefined;
  /** The condition in SQL. */
  where(asked: Asked, builder: Builder): Expression<SqlBool>;
  /** The condition on the columns in memory. `scores` says how well the words of the search fit. */
  condition(asked: Asked, columns: CatalogueColumns, scores: Uint8Array | undefined): ColumnCondition;
  /** Whether a page with this search shows the listing. Left out where that is always assumed. */
  isMetBy?(asked: Asked, listing: ListingFacts): boolean;
  readonly facet?: Facet;
}

/** How many listings each choice would leave. */
interface Facet {
  /** The parameter whose choices are counted, where it is not the filter's own. */
  readonly name?: FacetName;
  /** True where a choice adds to what is chosen instead of replacing it. */
  readonly isAdded?: boolean;
  count(left: Left): Record<string, number>;
}

/** What a search asks for by one filter. */
export interface Demand {
  readonly name: FilterName;
  where(builder: Builder): Expression<SqlBool>;
  condition(columns: CatalogueColumns, scores: Uint8Array | undefined): ColumnCondition;
  isMetBy(listing: ListingFacts): boolean;
}

export interface Filter {
  readonly name: FilterName;
  readonly facet: Facet | undefined;
  demand(filter: ListingFilter): Demand | undefined;
}

export function defineFilter<Asked>({ name, facet, ask, ...filter }: FilterOf<Asked>): Filter {
  return {
    name,
    facet,
    demand(search) {
      const asked = ask(search);
      if (asked === undefined) return undefined;
      return {
        name,
        where: (builder) => filter.where(asked, builder),
        condition: (columns, scores) => filter.condition(asked, columns, scores),
        isMetBy: (listing) => filter.isMetBy?.(asked, listing) ?? true,
      };
    },
  };
}
