import { idTime } from '@thikana/contract/fields';
import type { FlatMap } from '@thikana/contract/proximity';
import type { SearchOrder } from '@thikana/contract/vocabulary';
import { type Expression, sql } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { CatalogueColumns } from './catalogue/catalogue-columns.ts';
import * as column from './catalogue/catalogue-columns.ts';
import * as inSql from './listing-conditions.ts';

/** The sort orders, for the database, for the catalogue and for rows. The three must agree. */

/** The weight of a word by field: description, place, title. */
export const fieldWeights = [1, 3, 4] as const;

/**
 * `best` requires words and `nearest` a place. Without them, and by default, lists are sorted by best match if there
 * are words, otherwise newest first.
 */
export function orderOf(
  asked: SearchOrder | undefined,
  { words = [], from }: { words: readonly string[] | undefined; from: FlatMap | undefined },
): SearchOrder {
  const isPossible = asked !== 'nearest' || from !== undefined;
  if (asked !== undefined && asked !== 'best' && isPossible) return asked;
  return words.length > 0 ? 'best' : 'newest';
}

interface Ranked {
  filter: { words?: readonly string[] | undefined };
  order: SearchOrder;
  from?: FlatMap | undefined;
}

/** At equal freshness, the later id comes first. */
export const newestFirstInSql: readonly Expression<unknown>[] = [sql`${inSql.freshAt} desc`, sql`id desc`];

/** The `order by` clause. Ties are sorted newest first, so that pages are stable; listings without a rank come last. */
export function ranksInSql(search: Ranked): readonly Expression<unknown>[] {
  const first = firstRankInSql(search);
  return first ? [first, ...newestFirstInSql] : newestFirstInSql;
}

function firstRankInSql({ filter: { words = [] }, order, from }: Ranked) {
  if (order === 'price') return sql`${inSql.comparableRupees} asc nulls last`;
  if (order === 'price-desc') return sql`${inSql.comparableRupees} desc nulls last`;
  if (order === 'price-per-sqft') return sql`${inSql.rupeesPerSquareFoot} asc nulls last`;
  if (order === 'nearest' && from) return inSql.squareOfDistanceFrom(from);
  if (order === 'best' && words.length > 0) return sql`${scoreInSql(words)} desc`;
  return undefined;
}

/** The sum of each word's highest weight among the fields with the word. */
function scoreInSql(words: readonly string[]) {
  const [description, place, title] = fieldWeights;
  const counted = words.map(
    (word) => sql`case when ${inSql.hasWord(word, 'A')} then ${sql.lit(title)}
      when ${inSql.hasWord(word, 'B')} then ${sql.lit(place)} else ${sql.lit(description)} end`,
  );
  return sql<number>`(${sql.join(counted, sql` + `)})`;
}

export function newestFirst(columns: CatalogueColumns, one: number, other: number): number {
  const { freshness } = columns;
  return (freshness[other] as number) - (freshness[one] as number) || column.compareIds(columns, other, one);
}

export function cheapestFirst(columns: CatalogueColumns, one: number, other: number): number {
  const difference = column.comparableRupees(columns, one) - column.comparableRupees(columns, other);
  return difference || newestFirst(columns, one, other);
}

export function dearestFirst(columns: CatalogueColumns, one: number, other: number): number {
  const difference = column.comparableRupees(columns, other) - column.comparableRupees(columns, one);
  return difference || newestFirst(columns, one, other);
}

export function cheapestPerSquareFootFirst(columns: CatalogueColumns, one: number, other: number): number {
  const difference = column.rupeesPerSquareFoot(columns, one) - column.rupeesPerSquareFoot(columns, other);
  return difference || newestFirst(columns, one, other);
}

type Ordered = Pick<ListingRow, 'id' | 'bumped_at'>;

/** Whether one row precedes another, newest first. */
export function isNewer(one: Ordered, other: Ordered): boolean {
  const difference = freshness(one) - freshness(other);
  return difference > 0 || (difference === 0 && one.id > other.id);
}

function freshness({ bumped_at: bumpedAt, id }: Ordered): number {
  return (bumpedAt ?? idTime(id)).getTime();
}
