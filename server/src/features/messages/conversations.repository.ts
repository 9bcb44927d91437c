import { type Kysely, sql, type Transaction } from 'kysely';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Participant = Pick<
  UserRow,
  'id' | 'name' | 'email' | 'language' | 'is_verified' | 'banned_at' | 'session_version'
>;
const memberColumns = [
  'id',
  'name',
  'email',
  'language',
  'is_verified',
  'banned_at',
  'session_version',
] as const;
type NewConversation = Pick<
  ConversationRow,
  | 'id'
  | 'listing_id'
  | 'listing_title'
  | 'listing_intent'
  | 'listing_category'
  | 'owner_id'
  | 'seeker_id'
  | 'seeker_number'
  | 'created_at'
>;

export function conversationsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(conversation: NewConversation): Promise<void> {
      await db.insertInto('conversations').values(conversation).execute();
    },

    find(id: string): Promise<ConversationRow | undefined> {
      return db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /**
     * Locks a conversation so that its messages are numbered one by one. The lock does not conflict with foreign keys
     * to the row: a read mark holds the inbox that the writer waits for.
     */
    findForUpdate(id: string): Promise<ConversationRow | undefined> {
      return db
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
    },

    /** Locks several conversations, always in the same order. */
    async listForUpdate(ids: readonly string[]): Promise<ConversationRow[]> {
      if (ids.length === 0) return [];
      return db
        .selectFrom('conversations')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
    },

    findIdAbout(listingId: string, seekerId: string): Promise<string | undefined> {
      return db
        .selectFrom('conversations')
        .select('id')
        .where('listing_id', '=', listingId)
        .where('seeker_id', '=', seekerId)
        .executeTakeFirst()
        .then((row) => row?.id);
    },

    async setLast(id: string, number: number, at: Date): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ last_number: number, last_at: at })
        .where('id', '=', id)
        .execute();
    },

    countStartedSince(seekerId: string, since: Date): Promise<number> {
      return db
        .selectFrom('conversations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('seeker_id', '=', seekerId)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },

    async listParticipants(ids: readonly string[]): Promise<(Participant & Pick<UserRow, 'picture_id'>)[]> {
      if (ids.length === 0) return [];
      return db
        .selectFrom('users')
        .select([...memberColumns, 'picture_id'])
        .where('id', 'in', ids)
        .execute();
    },

    /** Locks the accounts, so that none is banned or deleted until the transaction ends. */
    async lockParticipants(ids: readonly (string | null)[]): Promise<Map<string, Participant>> {
      const present = ids.filter((id) => id !== null);
      const rows = await db
        .selectFrom('users')
        .select(memberColumns)
        .where('id', 'in', present)
        .orderBy('id')
        .forShare()
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** The blocks between two people, and whether the one who blocked knew the other. */
    async listBlocks(one: string, other: string): Promise<{ blocker_id: string; is_known: boolean }[]> {
      const { rows } = await sql<{ blocker_id: string; is_known: boolean }>`
        select blocker_id, true as is_known from blocks
        where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one}))
        union
        select owner_id, false from conversations
        where (owner_id, seeker_id) in ((${one}, ${other}), (${other}, ${one})) and owner_blocked_at is not null`.execute(
        db,
      );
      return rows;
    },

    async setOwnerBlocked(id: string, at: Date | null): Promise<void> {
      await db.updateTable('conversations').set({ owner_blocked_at: at }).where('id', '=', id).execute();
    },
  };
}
