import type { BadgeKind, EvidenceKind } from '@thikana/contract/badges';
import type { SignalKind } from '@thikana/contract/fraud-checks';
import type { ReportOutcome, ReportReason, ReportSubjectKind } from '@thikana/contract/reports';
import type { Generated, Selectable } from 'kysely';
import type { CreatedAt } from './columns.ts';

export interface ReportsTable {
  id: string;
  subject_kind: ReportSubjectKind;
  subject_id: string;
  subject_label: string;
  reported_id: string | null;
  reporter_id: string | null;
  reason: ReportReason;
  text: string | null;
  created_at: CreatedAt;
  outcome: ReportOutcome | null;
  note: string | null;
  settled_at: Date | null;
  settled_by: string | null;
}
export type ReportRow = Selectable<ReportsTable>;

export interface ListingSignalsTable {
  id: Generated<number>;
  listing_id: string;
  kind: SignalKind;
  other_listing_id: string | null;
  other_user_id: string | null;
  picture_id: string | null;
  other_picture_id: string | null;
  score: number;
  found_at: Date;
  dismissed_at: Date | null;
  dismissed_by: string | null;
}
export type SignalRow = Selectable<ListingSignalsTable>;

/** For email addresses, a trigger of `users` writes it. */
export interface EvidenceTable {
  id: string;
  user_id: string;
  listing_id: string | null;
  kind: BadgeKind;
  value: string | null;
  seen_by: string | null;
  seen_by_name: string | null;
  seen_at: Date;
  expires_at: Date | null;
}
export type EvidenceRow = Selectable<EvidenceTable>;

/** Open requests of owners to administrators; deleted once answered. */
export interface EvidenceRequestsTable {
  listing_id: string;
  kind: EvidenceKind;
  requested_at: Date;
}

export interface PhoneCodesTable {
  user_id: string;
  phone: string;
  hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  wrong_attempts: Generated<number>;
}
export type PhoneCodeRow = Selectable<PhoneCodesTable>;
