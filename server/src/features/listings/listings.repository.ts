import type { Intent } from '@thikana/contract/vocabulary';
import { type Kysely, sql, type Transaction } from 'kysely';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import { statement } from '../../platform/database/planned-once.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListingColumns } from './listing-columns.ts';
import {
  comparableRupees,
  freshAt,
  rupeesPerSquareFoot,
  scoreOf,
  squareOfDistanceFrom,
  wherePublic,
} from './listing-conditions.ts';
import type { ListingFilter, ListingSearch } from './listing-filter.ts';
import { type ListingPicture, picturesOf } from './listing-pictures.repository.ts';
import { rejectionReason } from './rejection-reason.ts';

export type ListingWithPictures = ListingRow & { pictures: readonly ListingPicture[] };
/** As its owner and administrators see it. */
export type ManagedListingRow = ListingWithPictures & { rejectionReason: string | null };
type ComparableListing = ListingRow & { comparable_rupees: number | null };
export type ListingOwner = Pick<UserRow, 'id' | 'name' | 'email' | 'phone' | 'is_verified' | 'picture_id'>;

/** Who posted each row of listings, with the phone number unless the owner takes messages only. */
const ownerOf = sql<ListingOwner>`(
  select json_build_object('id', users.id, 'name', name, 'email', email,
    'phone', case when messages_only then null else phone end, 'is_verified', is_verified, 'picture_id', picture_id)
  from users where users.id = owner_id)`.as('owner');

const selectWithPictures = (db: Kysely<Tables>, placeholders: 'covers' | 'all') =>
  db.selectFrom('listings').select(listingRowColumns).select(picturesOf(placeholders));

const listingWithOwner = statement((db, { id }: { id: string }) =>
  selectWithPictures(db, 'all').select(ownerOf).where('id', '=', id),
);

const publicListings = statement((db, { ids }: { ids: readonly string[] }) =>
  selectWithPictures(db, 'covers').where(wherePublic({})).where(sql<boolean>`id = any(${ids}::text[])`),
);

export function listingsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const withPictures = (placeholders: 'covers' | 'all') => selectWithPictures(db, placeholders);

  return {
    async insert(listing: ListingColumns & { id: string; owner_id: string }): Promise<void> {
      await db.insertInto('listings').values(listing).execute();
    },

    async update(id: string, columns: ListingColumns): Promise<void> {
      await db
        .updateTable('listings')
        .set({ ...columns, updated_at: new Date() })
        .where('id', '=', id)
        .execute();
    },

    async bump(id: string, at: Date): Promise<void> {
      await db.updateTable('listings').set({ bumped_at: at }).where('id', '=', id).execute();
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('listings').where('id', '=', id).execute();
    },

    /** Keeps others from changing the listing until the transaction ends. */
    findForUpdate(id: string): Promise<ListingRow | undefined> {
      return db
        .selectFrom('listings')
        .select(listingRowColumns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    find(id: string): Promise<ManagedListingRow | undefined> {
      return withPictures('all').select(rejectionReason).where('id', '=', id).executeTakeFirst();
    },

    /** In one round trip. */
    async findWithOwner(id: string): Promise<(ListingWithPictures & { owner: ListingOwner }) | undefined> {
      const [found] = await listingWithOwner(db, { id });
      return found;
    },

    /** Until the transaction ends the account is neither banned nor deleted. */
    lockOwner(id: string): Promise<Pick<UserRow, 'banned_at'> | undefined> {
      return db.selectFrom('users').select('banned_at').where('id', '=', id).forShare().executeTakeFirst();
    },

    /** Freshness and then ids settle ties, so pages stay stable. What has no price, or no size to compare it with, comes last. */
    async listPublic(
      { filter, order, from }: ListingSearch,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<ListingWithPictures[]> {
      const { words = [] } = filter;
      return withPictures('covers')
        .where(wherePublic(filter))
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
      return withPictures('covers').where(wherePublic(filter)).where('id', 'in', ids).execute();
    },

    /** Those of the listings that are public, in the order of the ids. */
    async listPublicByIds(ids: readonly string[]): Promise<ListingWithPictures[]> {
      if (ids.length === 0) return [];
      const rows = await publicListings(db, { ids });
      const places = new Map(ids.map((id, place) => [id, place]));
      const place = ({ id }: ListingRow) => places.get(id) ?? 0;
      return rows.sort((one, other) => place(one) - place(other));
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
      return withPictures('covers')
        .where(wherePublic(alike))
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
        .where(wherePublic(filter))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },

    listByOwner(ownerId: string): Promise<ManagedListingRow[]> {
      return withPictures('covers')
        .select(rejectionReason)
        .where('owner_id', '=', ownerId)
        .orderBy('id', 'desc')
        .execute();
    },

    async countIntents(): Promise<Record<Intent, number>> {
      const rows = await db
        .selectFrom('listings')
        .select(({ fn }) => ['intent', fn.countAll<number>().as('count')])
        .where(wherePublic({}))
        .groupBy('intent')
        .execute();
      const count = (intent: Intent) => rows.find((row) => row.intent === intent)?.count ?? 0;
      return { rent: count('rent'), sell: count('sell') };
    },
  };
}
