import { type Expression, type Kysely, sql, type Transaction } from 'kysely';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type ListingWithPictures, selectWithPictures } from '../listings/listings.feature.ts';
import type { PageWindow } from './engine.ts';
import { comparableRupees } from './listing-conditions.ts';
import type { ListingFilter, ListingSearch } from './listing-filter.ts';
import { newestFirstInSql, ranksInSql } from './ranking.ts';
import { whereFound } from './where-found.ts';

type ComparableListing = ListingRow & { comparable_rupees: number | null };

/** Searches in SQL. */
export function searchRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const withPictures = () => selectWithPictures(db, 'covers');

  return {
    listPublic(search: ListingSearch, { limit, offset }: PageWindow): Promise<ListingWithPictures[]> {
      return inOrder(withPictures().where(whereFound(search.filter)), ranksInSql(search))
        .limit(limit)
        .offset(offset)
        .execute();
    },

    /** The given listings that are public and meet the filter, in no order. */
    listPublicAmong(filter: ListingFilter, ids: readonly string[]): Promise<ListingWithPictures[]> {
      return withPictures().where(whereFound(filter)).where('id', 'in', ids).execute();
    },

    /** A listing without its pictures, and its comparable price. */
    findComparable(id: string): Promise<ComparableListing | undefined> {
      return db
        .selectFrom('listings')
        .select(listingRowColumns)
        .select(comparableRupees.as('comparable_rupees'))
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** The newest listings at about the same price as this one, without it. */
    async listSimilar(
      alike: ListingFilter,
      { id, comparable_rupees: price }: ComparableListing,
      { tolerance, limit }: { tolerance: number; limit: number },
    ): Promise<ListingWithPictures[]> {
      if (price === null) return [];
      const similar = withPictures()
        .where(whereFound(alike))
        .where('id', '!=', id)
        .where(comparableRupees, '>=', sql<number>`${price * (1 - tolerance)}::float8`)
        .where(comparableRupees, '<=', sql<number>`${price * (1 + tolerance)}::float8`);
      return inOrder(similar, newestFirstInSql).limit(limit).execute();
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

type Listings = ReturnType<typeof selectWithPictures>;

function inOrder(listings: Listings, ranks: readonly Expression<unknown>[]): Listings {
  return ranks.reduce<Listings>((query, rank) => query.orderBy(rank), listings);
}
