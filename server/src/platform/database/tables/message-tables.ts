import type { EnquiryAnswer, VisitAction, VisitStatus } from '@thikana/contract/conversations';
import type { Introduction } from '@thikana/contract/introduction';
import type { SiteLanguage } from '@thikana/contract/language';
import type { Category, Intent } from '@thikana/contract/vocabulary';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CreatedAt } from './columns.ts';

export interface ConversationsTable {
  id: string;
  listing_id: string | null;
  listing_title: string;
  listing_intent: Intent;
  listing_category: Category;
  owner_id: string | null;
  seeker_id: string | null;
  last_number: Generated<number>;
  last_at: ColumnType<Date, Date | undefined, Date>;
  /** Which of the seekers who wrote about the listing; null in older conversations. */
  seeker_number: number | null;
  /** Since when the owner sees who the seeker is. */
  revealed_at: Date | null;
  shows_contact: Generated<boolean>;
  /** When the owner blocked the seeker while not knowing who it is. */
  owner_blocked_at: Generated<Date | null>;
  created_at: CreatedAt;
}
export type ConversationRow = Selectable<ConversationsTable>;

export interface MessagesTable {
  conversation_id: string;
  number: number;
  sender_id: string;
  key: string;
  text: string;
  visit_action: VisitAction | null;
  visit_times: Date[] | null;
  answer: EnquiryAnswer | null;
  created_at: CreatedAt;
}
export type MessageRow = Selectable<MessagesTable>;

export interface MessagePicturesTable {
  conversation_id: string;
  number: number;
  position: number;
  picture_id: string;
}

export interface ConversationMembersTable {
  conversation_id: string;
  user_id: string;
  position: number;
  read_number: Generated<number>;
  unread: Generated<number>;
  waiting_since: Date | null;
  mailed_at: Date | null;
}

export interface VisitsTable {
  id: string;
  conversation_id: string;
  proposed_by: string | null;
  status: VisitStatus;
  times: Date[];
  starts_at: Date | null;
  sequence: Generated<number>;
  day_reminder_at: Date | null;
  hour_reminder_at: Date | null;
  created_at: CreatedAt;
}
export type VisitRow = Selectable<VisitsTable>;

/** A first message of a visitor without an account, until its sender confirms the email address. */
export interface UnconfirmedMessagesTable {
  id: string;
  listing_id: string;
  email: string;
  email_key: string;
  key: string;
  text: string;
  language: SiteLanguage;
  introduction: Introduction | null;
  created_at: Date;
  expires_at: Date;
}
export type UnconfirmedMessageRow = Selectable<UnconfirmedMessagesTable>;

/** A copy of a message, taken when it was reported. */
export interface ReportedMessagesTable {
  report_id: string;
  number: number;
  sender_name: string;
  text: string;
  visit_action: VisitAction | null;
  visit_times: Date[] | null;
  answer: EnquiryAnswer | null;
  created_at: Date;
}
export type ReportedMessageRow = Selectable<ReportedMessagesTable>;
