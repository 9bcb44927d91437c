import { type Kysely, sql, type Transaction } from 'kysely';
import type { ReportedMessageRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListingPicture } from '../listings/listings.feature.ts';

export type ReportedMessage = ReportedMessageRow & { pictures: readonly ListingPicture[] };

/** Copies of messages, kept with the reports about their conversation. */
export function reportedMessagesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Copies the current end of the conversation. */
    async keep(reportId: string, conversationId: string, limit: number): Promise<void> {
      await sql`
        insert into reported_messages
          (report_id, number, sender_name, text, visit_action, visit_times, answer, created_at)
        select ${reportId}, number, users.name, text, visit_action, visit_times, answer, messages.created_at
        from messages join users on users.id = sender_id
        where conversation_id = ${conversationId}
        order by number desc limit ${limit}`.execute(db);
      await sql`
        insert into reported_pictures (report_id, number, position, picture_id)
        select report_id, number, position, picture_id
        from reported_messages join message_pictures using (number)
        where report_id = ${reportId} and conversation_id = ${conversationId}`.execute(db);
    },

    /** The messages of several reports about one conversation, each once; oldest first. */
    list(reportIds: readonly string[]): Promise<ReportedMessage[]> {
      return db
        .selectFrom('reported_messages')
        .selectAll()
        .select(
          sql<ListingPicture[]>`(
            select coalesce(json_agg(json_build_object('id', pictures.id, 'width', width, 'height', height,
                'placeholder', placeholder, 'isFinished', finished_at is not null) order by position), '[]'::json)
            from reported_pictures join pictures on pictures.id = picture_id
            where reported_pictures.report_id = reported_messages.report_id
              and reported_pictures.number = reported_messages.number)`.as('pictures'),
        )
        .distinctOn('number')
        .where('report_id', 'in', [...reportIds])
        .orderBy('number')
        .execute();
    },

    /** Returns the pictures of the deleted copies. */
    async forget(reportIds: readonly string[]): Promise<string[]> {
      const pictures = await db
        .deleteFrom('reported_pictures')
        .where('report_id', 'in', [...reportIds])
        .returning('picture_id')
        .execute();
      await db
        .deleteFrom('reported_messages')
        .where('report_id', 'in', [...reportIds])
        .execute();
      return pictures.map((row) => row.picture_id);
    },
  };
}
