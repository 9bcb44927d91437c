import { type Kysely, sql, type Transaction } from 'kysely';
import type { MessageRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListingPicture } from '../listings/listings.feature.ts';

export type MessageWithPictures = MessageRow & { pictures: readonly ListingPicture[] };
export type NewMessage = Pick<
  MessageRow,
  | 'conversation_id'
  | 'number'
  | 'sender_id'
  | 'key'
  | 'text'
  | 'visit_action'
  | 'visit_times'
  | 'answer'
  | 'created_at'
>;

/** Reads pictures in the same query, because every open stream requests each message. */
const pictures = sql<ListingPicture[]>`(
  select coalesce(json_agg(json_build_object('id', pictures.id, 'width', width, 'height', height,
      'placeholder', placeholder, 'isFinished', finished_at is not null) order by position), '[]'::json)
  from message_pictures join pictures on pictures.id = picture_id
  where message_pictures.conversation_id = messages.conversation_id
    and message_pictures.number = messages.number)`.as('pictures');

export function messagesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const withPictures = () => db.selectFrom('messages').selectAll('messages').select(pictures);

  return {
    async insert(message: NewMessage, pictureIds: readonly string[]): Promise<void> {
      await db.insertInto('messages').values(message).execute();
      if (pictureIds.length === 0) return;
      const { conversation_id, number } = message;
      await db
        .insertInto('message_pictures')
        .values(pictureIds.map((id, position) => ({ conversation_id, number, position, picture_id: id })))
        .execute();
    },

    /** The number of a message that was already sent with this key. */
    findNumberByKey(conversationId: string, senderId: string, key: string): Promise<number | undefined> {
      return db
        .selectFrom('messages')
        .select('number')
        .where('conversation_id', '=', conversationId)
        .where('sender_id', '=', senderId)
        .where('key', '=', key)
        .executeTakeFirst()
        .then((row) => row?.number);
    },

    get(conversationId: string, number: number): Promise<MessageWithPictures> {
      return withPictures()
        .where('conversation_id', '=', conversationId)
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
    },

    /** The newest messages, before a number if one is given; oldest first. */
    async listBefore(
      conversationId: string,
      before: number | undefined,
      limit: number,
    ): Promise<MessageWithPictures[]> {
      const rows = await withPictures()
        .where('conversation_id', '=', conversationId)
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },

    listAfter(conversationId: string, after: number, limit: number): Promise<MessageWithPictures[]> {
      return withPictures()
        .where('conversation_id', '=', conversationId)
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit)
        .execute();
    },

    /** The newest message of each conversation. */
    async listLast(conversationIds: readonly string[]): Promise<Map<string, MessageWithPictures>> {
      if (conversationIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('conversations')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('messages')
              .selectAll('messages')
              .select(pictures)
              .whereRef('messages.conversation_id', '=', 'conversations.id')
              .orderBy('messages.number', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .selectAll('last')
        .where('conversations.id', 'in', conversationIds)
        .execute();
      return new Map(rows.map((message) => [message.conversation_id, message]));
    },
  };
}
