import type { EvidenceKind } from '@thikana/contract/badges';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import { statement } from '../../platform/database/prepared-statement.ts';
import type { EvidenceRow, PhoneCodeRow } from '../../platform/database/tables/trust-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

interface Asked {
  userId: string;
  now: Date;
  listingId: string | null;
}

const validEvidence = statement((db, { userId, now, listingId }: Asked) =>
  db
    .selectFrom('evidence')
    .innerJoin('users', 'users.id', 'evidence.user_id')
    .select(['kind', 'seen_at'])
    .where('evidence.user_id', '=', userId)
    .where(({ or, eb }) =>
      or([eb('evidence.listing_id', 'is', null), eb('evidence.listing_id', '=', listingId)]),
    )
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(
      sql<boolean>`case kind when 'email' then value = email_key and is_verified
        when 'phone' then value = phone else true end`,
    )
    .orderBy(sql`array_position(array['email', 'phone', 'papers', 'visit'], kind)`),
);

export function badgesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Valid evidence for the current email address and phone number, and for a listing if one is given. */
    listValid(userId: string, now: Date, listingId: string | null = null) {
      return validEvidence(db, { userId, now, listingId });
    },

    listOfListing(listingId: string): Promise<EvidenceRow[]> {
      return db
        .selectFrom('evidence')
        .selectAll()
        .where('listing_id', '=', listingId)
        .orderBy('kind')
        .execute();
    },

    /** Replaces earlier evidence of this kind. */
    async confirmPhone(userId: string, phone: string, at: Date): Promise<void> {
      await db.deleteFrom('evidence').where('user_id', '=', userId).where('kind', '=', 'phone').execute();
      await db
        .insertInto('evidence')
        .values({ id: newId(at), user_id: userId, kind: 'phone', value: phone, seen_at: at })
        .execute();
    },

    /** Replaces earlier evidence of this kind. */
    async insertSeen(seen: {
      listing: { id: string; owner_id: string };
      kind: EvidenceKind;
      admin: { id: string; name: string };
      at: Date;
      until: Date;
    }): Promise<void> {
      await this.deleteSeen(seen.listing.id, seen.kind);
      await db
        .insertInto('evidence')
        .values({
          id: newId(seen.at),
          user_id: seen.listing.owner_id,
          listing_id: seen.listing.id,
          kind: seen.kind,
          seen_by: seen.admin.id,
          seen_by_name: seen.admin.name,
          seen_at: seen.at,
          expires_at: seen.until,
        })
        .execute();
    },

    /** Returns whether there was any. */
    async deleteSeen(listingId: string, kind: EvidenceKind): Promise<boolean> {
      const deleted = await db
        .deleteFrom('evidence')
        .where('listing_id', '=', listingId)
        .where('kind', '=', kind)
        .returning('id')
        .execute();
      return deleted.length > 0;
    },

    findUser(id: string) {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'language', 'phone'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Locks the code, so that attempts are counted one by one. */
    findCodeForUpdate(userId: string): Promise<PhoneCodeRow | undefined> {
      return db
        .selectFrom('phone_codes')
        .selectAll()
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
    },

    async keepCode(code: Omit<PhoneCodeRow, 'wrong_attempts'>): Promise<void> {
      const { user_id, ...fresh } = { ...code, wrong_attempts: 0 };
      await db
        .insertInto('phone_codes')
        .values({ user_id, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
        .execute();
    },

    async countWrongAttempt(userId: string): Promise<void> {
      await db
        .updateTable('phone_codes')
        .set(({ eb }) => ({ wrong_attempts: eb('wrong_attempts', '+', 1) }))
        .where('user_id', '=', userId)
        .execute();
    },

    async deleteCode(userId: string): Promise<void> {
      await db.deleteFrom('phone_codes').where('user_id', '=', userId).execute();
    },
  };
}
