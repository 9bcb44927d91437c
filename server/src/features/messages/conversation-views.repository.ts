import { type Kysely, sql, type Transaction } from 'kysely';
import type { EnquiryOutcome } from '../../platform/database/tables/enquiry-tables.ts';
import type { VisitRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type ListingPicture, picturesOf } from '../listings/listings.feature.ts';
import { type MessageWithPictures, messagesRepository } from './messages.repository.ts';

type Row = Awaited<ReturnType<ReturnType<typeof viewRows>['execute']>>[number];

/** A conversation as one member sees it, with everything that its presenter needs. */
export type ConversationView = Row & {
  cover: ListingPicture | undefined;
  lastMessage: MessageWithPictures | undefined;
  visit: VisitRow | undefined;
};

function viewRows(db: Kysely<Tables> | Transaction<Tables>, userId: string) {
  return (
    db
      .selectFrom('conversation_members as me')
      .innerJoin('conversations', 'conversations.id', 'me.conversation_id')
      .leftJoin('users as other', (join) =>
        join.on(
          sql<boolean>`other.id = case when conversations.owner_id = me.user_id then conversations.seeker_id else conversations.owner_id end`,
        ),
      )
      .leftJoin('listings', 'listings.id', 'conversations.listing_id')
      .where('me.user_id', '=', userId)
      .select([
        'conversations.id',
        'conversations.owner_id',
        'conversations.seeker_id',
        'conversations.listing_id',
        'conversations.listing_title',
        'conversations.listing_intent',
        'conversations.listing_category',
        'conversations.created_at',
        'conversations.seeker_number',
        'conversations.revealed_at',
        'conversations.shows_contact',
        'me.user_id',
        'me.position',
        'me.unread',
        'other.id as other_id',
        'other.name as other_name',
        'other.picture_id as other_picture_id',
        'other.email as other_email',
        'other.phone as other_phone',
        'other.banned_at as other_banned_at',
        'listings.title as current_title',
        'listings.second_title',
        'listings.approval_status',
        'listings.hidden_at',
        'listings.hidden_reasons',
      ])
      // Subqueries instead of joins: planning that many joins takes longer than running the query.
      .select(({ selectFrom }) => [
        selectFrom('introductions')
          .select('introduction')
          .whereRef('introductions.conversation_id', '=', 'conversations.id')
          .as('introduction'),
        sql<{ outcome: EnquiryOutcome | null; isLate: boolean } | null>`(
          select json_build_object('outcome', outcome, 'isLate', told_at is not null)
          from enquiries where enquiries.conversation_id = conversations.id)`.as('enquiry'),
        selectFrom('conversation_members as theirs')
          .select('theirs.read_number')
          .whereRef('theirs.conversation_id', '=', 'conversations.id')
          .whereRef('theirs.user_id', '=', 'other.id')
          .as('read_by_other'),
        // The same as `isBlockedByOwn`.
        sql<boolean>`(
          (conversations.owner_id = me.user_id and conversations.owner_blocked_at is not null)
          or (
            (conversations.owner_id <> me.user_id or conversations.revealed_at is not null)
            and exists (select from blocks where blocker_id = me.user_id and blocked_id = other.id)
          ))`.as('is_blocked_by_me'),
        sql<boolean>`(
          exists (select from blocks where blocker_id = other.id and blocked_id = me.user_id)
          or exists (
            select from conversations about where about.owner_id = other.id
              and about.seeker_id = me.user_id and about.owner_blocked_at is not null
          ))`.as('is_blocked_by_other'),
      ])
      .select(picturesOf('covers'))
  );
}

export function conversationViews(db: Kysely<Tables> | Transaction<Tables>, userId: string) {
  async function complete(rows: readonly Row[]): Promise<ConversationView[]> {
    const ids = rows.map((row) => row.id);
    const [lastMessages, visits] = await Promise.all([
      messagesRepository(db).listLast(ids),
      listLatestVisits(db, ids),
    ]);
    return rows.map((row) => ({
      ...row,
      cover: row.pictures[0],
      lastMessage: lastMessages.get(row.id),
      visit: visits.get(row.id),
    }));
  }

  return {
    async find(id: string): Promise<ConversationView | undefined> {
      const rows = await viewRows(db, userId).where('conversations.id', '=', id).execute();
      return (await complete(rows))[0];
    },

    /** Newest message first. */
    async listPage({ limit, offset }: { limit: number; offset: number }): Promise<ConversationView[]> {
      const rows = await viewRows(db, userId)
        .orderBy('conversations.last_at', 'desc')
        .orderBy('conversations.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return complete(rows);
    },

    /** Conversations that changed since a position, oldest change first. */
    async listChanged(after: number, limit: number): Promise<ConversationView[]> {
      const rows = await viewRows(db, userId)
        .where('me.position', '>', after)
        .orderBy('me.position')
        .limit(limit)
        .execute();
      return complete(rows);
    },
  };
}

async function listLatestVisits(
  db: Kysely<Tables> | Transaction<Tables>,
  conversationIds: readonly string[],
): Promise<Map<string, VisitRow>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('visits')
    .selectAll()
    .distinctOn('conversation_id')
    .where('conversation_id', 'in', conversationIds)
    .orderBy('conversation_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.conversation_id, row]));
}
