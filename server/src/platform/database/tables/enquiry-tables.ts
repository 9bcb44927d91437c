import type { Introduction } from '@thikana/contract/introduction';
import type { Selectable } from 'kysely';

/** `blocked`: by the owner; `gone`: the listing or one of the two is. The others are the owner's answers. */
export type EnquiryOutcome = 'answered' | 'taken' | 'declined' | 'blocked' | 'gone';

/** The answer that an owner owes to a first message. */
export interface EnquiriesTable {
  conversation_id: string;
  listing_id: string | null;
  owner_id: string | null;
  opened_at: Date;
  outcome: EnquiryOutcome | null;
  settled_at: Date | null;
  reminded_at: Date | null;
  told_at: Date | null;
  counted_at: Date | null;
}
export type EnquiryRow = Selectable<EnquiriesTable>;

export interface IntroductionsTable {
  conversation_id: string;
  seeker_id: string;
  introduction: Introduction;
}

/** How an owner answers, as listings show it. */
export interface OwnerAnswersTable {
  owner_id: string;
  enquiries: number;
  answered: number;
  usual_minutes: number | null;
}
