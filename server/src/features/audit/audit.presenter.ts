import type { AuditEntry } from '@thikana/contract/audit';
import type { AuditRow } from './audit.repository.ts';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    admin: row.admin_id && row.admin_name ? { _id: row.admin_id, name: row.admin_name } : null,
    isByCommandLine: row.by_command_line,
    subject: { _id: row.subject_id, label: row.subject_label },
    detail: row.detail ?? undefined,
  };
}
