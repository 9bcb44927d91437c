import type { ComplaintKind } from '@thikana/contract/complaint-kinds';
import type { ComplaintOutcome, ComplaintStage } from '@thikana/contract/complaints';
import type { SiteLanguage } from '@thikana/contract/language';
import type { Generated, Selectable } from 'kysely';

export interface ComplaintsTable {
  number: string;
  kind: ComplaintKind;
  email: string | null;
  email_key: string | null;
  key: string | null;
  page: string | null;
  language: SiteLanguage;
  filed_at: Date;
}
export type ComplaintsRow = Selectable<ComplaintsTable>;

export interface ComplaintStagesTable {
  number: string;
  stage: ComplaintStage;
  text: string | null;
  started_at: Date;
  warn_at: Date;
  due_at: Date;
  warned_at: Generated<Date | null>;
  escalated_at: Generated<Date | null>;
  outcome: Generated<ComplaintOutcome | null>;
  reason: Generated<string | null>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
}
export type ComplaintStageRow = Selectable<ComplaintStagesTable>;
