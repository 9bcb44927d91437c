import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import { type Kysely, sql, type Transaction } from 'kysely';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { countOfBadgeTasks } from '../badges/badges.feature.ts';
import { hasOpenSignal } from '../fraud-checks/fraud-checks.feature.ts';
import {
  countOfWaitingTexts,
  type ListingOwner,
  type ListingPicture,
  picturesOf,
  rejectionReason,
} from '../listings/listings.feature.ts';

export type ModeratedListing = ListingRow & {
  pictures: readonly ListingPicture[];
  owner: ListingOwner;
  rejectionReason: string | null;
};

export function moderationRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const withOwners = () =>
    db
      .selectFrom('listings')
      .innerJoin('users', 'users.id', 'listings.owner_id')
      .select(listingRowColumns.map((column) => `listings.${column}` as const))
      .select(picturesOf('all'))
      .select([
        'users.name as owner_name',
        'users.email as owner_email',
        'users.phone as owner_phone',
        'users.is_verified as owner_is_verified',
        'users.picture_id as owner_picture_id',
      ])
      .select(rejectionReason);

  type JoinedRow = Awaited<ReturnType<ReturnType<typeof withOwners>['execute']>>[number];

  function complete(row: JoinedRow): ModeratedListing {
    return {
      ...row,
      owner: {
        id: row.owner_id,
        name: row.owner_name,
        email: row.owner_email,
        phone: row.owner_phone,
        is_verified: row.owner_is_verified,
        picture_id: row.owner_picture_id,
      },
    };
  }

  return {
    async find(id: string): Promise<ModeratedListing | undefined> {
      const row = await withOwners().where('listings.id', '=', id).executeTakeFirst();
      return row && complete(row);
    },

    async list(status?: ApprovalStatus): Promise<ModeratedListing[]> {
      const query = withOwners().orderBy('listings.id', 'desc');
      const rows = await (status ? query.where('approval_status', '=', status) : query).execute();
      return rows.map(complete);
    },

    /** In the order of the ids; deleted listings are left out. */
    async listByIds(ids: readonly string[]): Promise<ModeratedListing[]> {
      if (ids.length === 0) return [];
      const rows = await withOwners()
        .where('listings.id', 'in', [...ids])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, complete(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Restores the status before a decision. Only an approval has changed the confirmation by the owner. */
    async restoreStatus(id: string, status: ApprovalStatus): Promise<void> {
      const confirmation = status === 'approved' ? {} : { confirmed_at: null, asked_at: null };
      await db
        .updateTable('listings')
        .set({ approval_status: status, updated_at: new Date(), ...confirmation })
        .where('id', '=', id)
        .execute();
    },

    /** Approval counts as a confirmation by the owner. */
    async setStatus(id: string, status: ApprovalStatus, at: Date): Promise<void> {
      const confirmation = status === 'approved' ? { confirmed_at: at, asked_at: null } : {};
      await db
        .updateTable('listings')
        .set({ approval_status: status, updated_at: new Date(), ...confirmation })
        .where('id', '=', id)
        .execute();
    },

    /** Counts users and listings by status in one query. */
    async count(now: Date) {
      const { rows } = await sql<
        Record<
          | 'users'
          | 'verified'
          | 'listings'
          | 'approved'
          | 'pending'
          | 'rejected'
          | 'reported'
          | 'complaints'
          | 'claimed'
          | 'noticed'
          | 'texts'
          | 'badges',
          number
        >
      >`
        select
          (select count(*) from users) as users,
          (select count(*) from users where is_verified) as verified,
          (select count(distinct (subject_kind, subject_id)) from reports where settled_at is null) as reported,
          (select count(*) from complaint_stages where decided_at is null) as complaints,
          (select count(*) from featured_slots where status = 'claimed') as claimed,
          (select count(*) from listings where ${hasOpenSignal()}) as noticed,
          ${countOfBadgeTasks(now)} as badges,
          ${countOfWaitingTexts} as texts,
          count(*) as listings,
          count(*) filter (where approval_status = 'approved') as approved,
          count(*) filter (where approval_status = 'pending') as pending,
          count(*) filter (where approval_status = 'rejected') as rejected
        from listings`.execute(db);
      const [counts] = rows;
      if (!counts) throw new Error('A count always has a row.');
      return counts;
    },
  };
}
