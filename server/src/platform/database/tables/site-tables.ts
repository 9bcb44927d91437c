import type { AuditAction } from '@thikana/contract/audit';
import type { SiteLanguage } from '@thikana/contract/language';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, UpdatedAt } from './columns.ts';

export interface AuditEntriesTable {
  id: Generated<number>;
  at: CreatedAt;
  admin_id: string | null;
  by_command_line: Generated<boolean>;
  action: AuditAction;
  subject_id: string;
  subject_label: string;
  detail: string | null;
  translations: ColumnType<AuditTranslations | null, string | null, never>;
}

/** The texts of an audit entry that are our own, by language. */
type AuditTranslations = Partial<
  Record<SiteLanguage, { label?: string | undefined; detail?: string | undefined }>
>;

export interface SealedRecordsTable {
  id: Generated<string>;
  key_id: string;
  sealed: Buffer;
  sealed_on: string;
  delete_on: string;
}

export interface SettingsTable {
  only_row: Generated<true>;
  /** Read as JSON, written as text. */
  value: ColumnType<unknown, string, string>;
  updated_at: UpdatedAt;
}

export interface TrafficMinutesTable {
  minute: Date;
  process: string;
  requests: number;
  failures: number;
  durations: number[];
}
