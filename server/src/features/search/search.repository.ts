import { type Kysely, sql, type Transaction } from 'kysely';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type ListingWithPictures, selectWithPictures } from '../listings/listings.feature.ts';
import {
  comparableRupees,
  freshAt,
  rupeesPerSquareFoot,
  scoreOf,
  squareOfDistanceFrom,
} from './listing-conditions.ts';
import type { ListingFilter, ListingSearch } from './listing-filter.ts';
import { whereFound } from './where-found.ts';

type ComparableListing = ListingRow & { comparable_rupees: number | null };

/** Searches in SQL. */
export function searchRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const withPictures = () => selectWithPictures(db, 'covers');

  return {
    /** Freshness and then ids settle ties, so pages stay stable. What has no price, or no size to compare it with, comes last. */
    async listPublic(
      { filter, order, from }: ListingSearch,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<ListingWithPictures[]> {
      const { words = [] } = filter;
      return withPictures()
        .where(whereFound(filter))
        .$if(order === 'best' && words.length > 0, (query) => query.orderBy(scoreOf(words), 'desc'))
        .$if(order === 'price' || order === 'price-desc', (query) =>
          query.orderBy(comparableRupees, (by) =>
            order === 'price' ? by.asc().nullsLast() : by.desc().nullsLast(),
          ),
        )
        .$if(order === 'price-per-sqft', (query) =>
          query.orderBy(rupeesPerSquareFoot, (by) => by.asc().nullsLast()),
        )
        .$if(order === 'nearest' && from !== undefined, (query) =>
          from ? query.orderBy(squareOfDistanceFrom(from)) : query,
        )
        .orderBy(freshAt, 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
    },

    /** Those of the listings that are public and meet the filter, in no order. */
    listPublicAmong(filter: ListingFilter, ids: readonly string[]): Promise<ListingWithPictures[]> {
      return withPictures().where(whereFound(filter)).where('id', 'in', ids).execute();
    },

    /** A listing without its pictures, and the price that it is compared by. */
    findComparable(id: string): Promise<ComparableListing | undefined> {
      return db
        .selectFrom('listings')
        .select(listingRowColumns)
        .select(comparableRupees.as('comparable_rupees'))
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** The newest of those that cost about as much as this one, without it. */
    async listSimilar(
      alike: ListingFilter,
      { id, comparable_rupees: price }: ComparableListing,
      { tolerance, limit }: { tolerance: number; limit: number },
    ): Promise<ListingWithPictures[]> {
      if (price === null) return [];
      return withPictures()
        .where(whereFound(alike))
        .where('id', '!=', id)
        .where(comparableRupees, '>=', sql<number>`${price * (1 - tolerance)}::float8`)
        .where(comparableRupees, '<=', sql<number>`${price * (1 + tolerance)}::float8`)
        .orderBy(freshAt, 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    countPublic(filter: ListingFilter): Promise<number> {
      return db
        .selectFrom('listings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(whereFound(filter))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },
  };
}
