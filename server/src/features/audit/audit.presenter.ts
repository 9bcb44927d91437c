import type { AuditEntry } from '@thikana/contract/audit';
import { currentLanguage } from '@thikana/contract/language';
import type { AuditRow } from './audit.repository.ts';

/** An entry, with our own texts in the language of the request. */
export function presentAuditEntry(row: AuditRow): AuditEntry {
  const translated = row.translations?.[currentLanguage()];
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    admin: row.admin_id && row.admin_name ? { _id: row.admin_id, name: row.admin_name } : null,
    isByCommandLine: row.by_command_line,
    subject: { _id: row.subject_id, label: translated?.label ?? row.subject_label },
    detail: translated?.detail ?? row.detail ?? undefined,
  };
}
