import { type Kysely, sql, type Transaction } from 'kysely';
import type { MessageRow, Tables } from '../../platform/database/tables.ts';
import type { ListingPicture } from '../listings/listings.feature.ts';

export type MessageWithPictures = MessageRow & { pictures: readonly ListingPicture[] };
export type NewMessage = Pick<
  MessageRow,
  'conversation_id' | 'number' | 'sender_id' | 'key' | 'text' | 'visit_action' | 'visit_times' | 'created_at'
>;

export function messagesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  async function withPictures(rows: readonly MessageRow[]): Promise<MessageWithPictures[]> {
    if (rows.length === 0) return [];
    const pictures = await db
      .selectFrom('message_pictures')
      .innerJoin('pictures', 'pictures.id', 'message_pictures.picture_id')
      .select(['conversation_id', 'number', 'pictures.id', 'width', 'height', 'placeholder'])
      .select(({ eb }) => eb('finished_at', 'is not', null).$castTo<boolean>().as('isFinished'))
      .where(inSome(rows))
      .orderBy('position')
      .execute();
    return rows.map((row) => ({
      ...row,
      pictures: pictures.filter(
        (picture) => picture.conversation_id === row.conversation_id && picture.number === row.number,
      ),
    }));
  }

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

    /** The number of a message that was sent with this key before. */
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

    async get(conversationId: string, number: number): Promise<MessageWithPictures> {
      const row = await db
        .selectFrom('messages')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const [message] = await withPictures([row]);
      return message ?? { ...row, pictures: [] };
    },

    /** The newest ones before a number, or of all; oldest first. */
    async listBefore(
      conversationId: string,
      before: number | undefined,
      limit: number,
    ): Promise<MessageWithPictures[]> {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return withPictures(rows.reverse());
    },

    async listAfter(conversationId: string, after: number, limit: number): Promise<MessageWithPictures[]> {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit)
        .execute();
      return withPictures(rows);
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
              .selectAll()
              .whereRef('messages.conversation_id', '=', 'conversations.id')
              .orderBy('messages.number', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .selectAll('last')
        .where('conversations.id', 'in', conversationIds)
        .execute();
      return new Map((await withPictures(rows)).map((message) => [message.conversation_id, message]));
    },
  };
}

/** Whether a row of pictures belongs to one of these messages. */
function inSome(messages: readonly Pick<MessageRow, 'conversation_id' | 'number'>[]) {
  const pairs = messages.map(({ conversation_id, number }) => sql`(${conversation_id}, ${number}::integer)`);
  return sql<boolean>`(message_pictures.conversation_id, message_pictures.number) in (${sql.join(pairs)})`;
}
