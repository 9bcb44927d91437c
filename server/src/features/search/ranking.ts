import { idTime } from '@thikana/contract/fields';
import type { FlatMap } from '@thikana/contract/proximity';
import type { SearchOrder } from '@thikana/contract/vocabulary';
import { type Expression, sql } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { CatalogueColumns } from './catalogue/catalogue-columns.ts';
import * as column from './catalogue/catalogue-columns.ts';
import { numberAt } from './catalogue/numbers.ts';
import { closenessInSql, mostCloseness } from './closeness.ts';
import type { Reach } from './landmark-reach.ts';
import * as inSql from './listing-conditions.ts';

/** The sort orders, for the database, for the catalogue and for rows. The three must agree. */

/** More words than this are not ranked. */
export const mostWords = 15;

/**
 * The score of a word by field: description, place, title. The fields never outweigh another word, so the score of a
 * listing tells how many of the words it has.
 */
const perWord = 45;
export const fieldScores = [perWord + 1, perWord + 3, perWord + 4] as const;

/**
 * The rank of a listing: the sum of its words' scores, and how close they are to each other as the lowest digit.
 */
export const closenessScale = mostCloseness + 1;

/** The number of words in a rank. */
const wordsInRank = (rank: number): number => Math.floor(rank / (closenessScale * fieldScores[0]));

/** More than the rank of any listing. */
const rankCount = closenessScale * fieldScores[2] * (mostWords + 1);
/** Ranks by the number of words, and ranks themselves. */
export const rankByWords = new Uint16Array(rankCount).map((_, rank) => wordsInRank(rank));
export const rankByScore = new Uint16Array(rankCount).map((_, rank) => rank);

interface Ranks {
  words?: readonly string[] | undefined;
  /** The origin of distances: a position, or else landmarks. */
  from?: FlatMap | undefined;
  reaches?: readonly Reach[] | undefined;
  names?: readonly (readonly string[])[] | undefined;
  /** In square feet. */
  middle?: number | undefined;
}

/**
 * `best` requires words, `nearest` a position or landmarks, and `size-near` the middle of a range. Without them, and by
 * default, lists are sorted nearest first if there are landmarks, by best match if there are words, otherwise newest
 * first. Near a landmark, the best match of listings with as many words is the one that says its name, then the nearest.
 */
export function orderOf(
  asked: SearchOrder | undefined,
  { words = [], from, reaches = [], middle }: Ranks,
): SearchOrder {
  const isPossible =
    (asked !== 'nearest' || from !== undefined || reaches.length > 0) &&
    (asked !== 'size-near' || middle !== undefined);
  if (asked !== undefined && asked !== 'best' && isPossible) return asked;
  if (reaches.length > 0) return 'nearest';
  return words.length > 0 ? 'best' : 'newest';
}

interface Ranked extends Ranks {
  order: SearchOrder;
}

/** At equal freshness, the later id comes first. */
export const newestFirstInSql: readonly Expression<unknown>[] = [sql`${inSql.freshAt} desc`, sql`id desc`];

/**
 * The `order by` clause: the most words first, then in the order. Ties are sorted newest first, so that pages are
 * stable; listings without a rank come last.
 */
export function ranksInSql(search: Ranked): readonly Expression<unknown>[] {
  const { words = [], order } = search;
  const most =
    words.length > 0 && order !== 'best' ? [sql`${scoreInSql(words)} / ${sql.lit(fieldScores[0])} desc`] : [];
  return [...most, ...(rankInSql(search) ?? []), ...newestFirstInSql];
}

function rankInSql({ words = [], order, from, reaches = [], names = [], middle }: Ranked) {
  if (order === 'price') return [sql`${inSql.comparableRupees} asc nulls last`];
  if (order === 'price-desc') return [sql`${inSql.comparableRupees} desc nulls last`];
  if (order === 'price-per-sqft') return [sql`${inSql.rupeesPerSquareFoot} asc nulls last`];
  if (order === 'size') return [sql`${inSql.sizeSquareFeet} asc nulls last`];
  if (order === 'size-desc') return [sql`${inSql.sizeSquareFeet} desc nulls last`];
  if (order === 'size-near' && middle !== undefined)
    return [sql`abs(${inSql.sizeSquareFeet} - ${middle}::float8) asc nulls last`];
  if (order === 'nearest' && from) return [inSql.squareOfDistanceFrom(from)];
  if (order === 'nearest' && reaches.length > 0)
    return [
      ...(names.length > 0 ? [sql`${inSql.saysName(names)} desc`] : []),
      sql`least(${sql.join(reaches.map(inSql.squareToReach))})`,
    ];
  if (order === 'best' && words.length > 0)
    return [
      sql`${scoreInSql(words)} desc`,
      ...(words.length > 1 ? [sql`${closenessInSql(words)} desc nulls last`] : []),
    ];
  return undefined;
}

/** The sum of each word's highest score among the fields with the word. */
function scoreInSql(words: readonly string[]) {
  const [description, place, title] = fieldScores;
  const counted = words.map(
    (word) => sql`case when ${inSql.hasWord(word, 'A')} then ${sql.lit(title)}
      when ${inSql.hasWord(word, 'B')} then ${sql.lit(place)}
      when ${inSql.hasWord(word)} then ${sql.lit(description)} else 0 end`,
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

/** Listings without a size come last. */
export function smallestFirst(columns: CatalogueColumns, one: number, other: number): number {
  return (
    bySize(numberAt(columns.squareFeet, one), numberAt(columns.squareFeet, other)) ||
    newestFirst(columns, one, other)
  );
}

export function largestFirst(columns: CatalogueColumns, one: number, other: number): number {
  return (
    bySize(-numberAt(columns.squareFeet, one), -numberAt(columns.squareFeet, other)) ||
    newestFirst(columns, one, other)
  );
}

export function closestFirst(middle: number) {
  const away = (columns: CatalogueColumns, slot: number) =>
    Math.abs(numberAt(columns.squareFeet, slot) - middle);
  return (columns: CatalogueColumns, one: number, other: number): number =>
    bySize(away(columns, one), away(columns, other)) || newestFirst(columns, one, other);
}

function bySize(one: number, other: number): number {
  return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || one - other || 0;
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
