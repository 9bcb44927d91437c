import { type Kysely, sql, type Transaction } from 'kysely';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import { statement } from '../../platform/database/prepared-statement.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListingColumns } from './listing-columns.ts';
import { type ListingPicture, picturesOf } from './listing-pictures.repository.ts';
import { wherePublic } from './public-listings.ts';
import { rejectionReason } from './rejection-reason.ts';

export type ListingWithPictures = ListingRow & { pictures: readonly ListingPicture[] };
/** For its owner and administrators. */
export type ManagedListingRow = ListingWithPictures & {
  rejectionReason: string | null;
  owner: ListingOwner;
};
export type ListingOwner = Pick<UserRow, 'id' | 'name' | 'email' | 'phone' | 'is_verified' | 'picture_id'>;

/** The owner of each row of listings, with the phone number unless the listing is messages only. */
const ownerOf = sql<ListingOwner>`(
  select json_build_object('id', users.id, 'name', name, 'email', email,
    'phone', case when messages_only then null else phone end, 'is_verified', is_verified, 'picture_id', picture_id)
  from users where users.id = owner_id)`.as('owner');

/** Rows with their pictures; a query may filter and sort them. */
export const selectWithPictures = (db: Kysely<Tables>, placeholders: 'covers' | 'all') =>
  db.selectFrom('listings').select(listingRowColumns).select(picturesOf(placeholders));

const listingWithOwner = statement((db, { id }: { id: string }) =>
  selectWithPictures(db, 'all').select(ownerOf).where('id', '=', id),
);

const publicListings = statement((db, { ids }: { ids: readonly string[] }) =>
  selectWithPictures(db, 'covers').where(wherePublic).where(sql<boolean>`id = any(${ids}::text[])`),
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
        .set({ ...columns, updated_at: new Date(), edited_at: new Date() })
        .where('id', '=', id)
        .execute();
    },

    async bump(id: string, at: Date): Promise<void> {
      await db.updateTable('listings').set({ bumped_at: at }).where('id', '=', id).execute();
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('listings').where('id', '=', id).execute();
    },

    /** Locks the listing until the transaction ends. */
    findForUpdate(id: string): Promise<ListingRow | undefined> {
      return db
        .selectFrom('listings')
        .select(listingRowColumns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    find(id: string): Promise<ManagedListingRow | undefined> {
      return withPictures('all')
        .select(rejectionReason)
        .select(ownerOf)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** In one query. */
    async findWithOwner(id: string): Promise<(ListingWithPictures & { owner: ListingOwner }) | undefined> {
      const [found] = await listingWithOwner(db, { id });
      return found;
    },

    /** Locks the account against bans and deletion until the transaction ends. */
    lockOwner(id: string): Promise<Pick<UserRow, 'banned_at'> | undefined> {
      return db.selectFrom('users').select('banned_at').where('id', '=', id).forShare().executeTakeFirst();
    },

    /** The given listings that are public, in the order of the ids. */
    async listPublicByIds(ids: readonly string[]): Promise<ListingWithPictures[]> {
      if (ids.length === 0) return [];
      const rows = await publicListings(db, { ids });
      const places = new Map(ids.map((id, place) => [id, place]));
      const place = ({ id }: ListingRow) => places.get(id) ?? 0;
      return rows.sort((one, other) => place(one) - place(other));
    },

    countPublic(): Promise<number> {
      return db
        .selectFrom('listings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(wherePublic)
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },

    listByOwner(ownerId: string): Promise<ManagedListingRow[]> {
      return withPictures('covers')
        .select(rejectionReason)
        .select(ownerOf)
        .where('owner_id', '=', ownerId)
        .orderBy('id', 'desc')
        .execute();
    },
  };
}
