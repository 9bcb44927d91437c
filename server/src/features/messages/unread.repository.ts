import type { EnquiryAnswer, VisitAction } from '@thikana/contract/conversations';
import type { Introduction } from '@thikana/contract/introduction';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface UnreadText {
  text: string;
  pictures: number;
  visitAction: VisitAction | null;
  answer: EnquiryAnswer | null;
}

/** People with unread messages. */
export function unreadRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** Members who got no email about this conversation recently; rows that other processes have locked are skipped. */
    listForMail({
      waitingBefore,
      mailedBefore,
      limit,
    }: {
      waitingBefore: Date;
      mailedBefore: Date;
      limit: number;
    }) {
      return db
        .selectFrom('conversation_members')
        .select(['conversation_id', 'user_id', 'read_number', 'unread'])
        .where('waiting_since', '<=', waitingBefore)
        .where(({ or, eb }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', mailedBefore)]))
        .orderBy('waiting_since')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
    },

    async stopWaiting(conversationId: string, userId: string, mailedAt: Date | undefined): Promise<void> {
      await db
        .updateTable('conversation_members')
        .set({ waiting_since: null, ...(mailedAt ? { mailed_at: mailedAt } : {}) })
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** What the seeker said about the household. */
    findIntroduction(conversationId: string): Promise<Introduction | undefined> {
      return db
        .selectFrom('introductions')
        .select('introduction')
        .where('conversation_id', '=', conversationId)
        .executeTakeFirst()
        .then((row) => row?.introduction);
    },

    /** The other member's newest messages after a given one, oldest first. */
    async listUnreadTexts(
      conversationId: string,
      userId: string,
      { after, limit }: { after: number; limit: number },
    ): Promise<UnreadText[]> {
      const rows = await db
        .selectFrom('messages')
        .select(['text', 'visit_action', 'answer'])
        .select(
          sql<number>`(select count(*) from message_pictures
            where message_pictures.conversation_id = messages.conversation_id
              and message_pictures.number = messages.number)`.as('pictures'),
        )
        .where('conversation_id', '=', conversationId)
        .where('sender_id', '!=', userId)
        .where('number', '>', after)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ visit_action: visitAction, ...row }) => ({ ...row, visitAction })).reverse();
    },
  };
}
