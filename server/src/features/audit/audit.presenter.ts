import type { AuditAction, AuditEntry } from '@thikana/contract/audit';
import { jobName } from '@thikana/contract/job-name';
import { currentLanguage } from '@thikana/contract/language';
import { m } from '../../paraglide/messages.js';
import type { AuditRow } from './audit.repository.ts';

/** Entries whose detail is a number say what it counts. */
const counts: Partial<Record<AuditAction, (values: { count: string }) => string>> = {
  'jobs.retry': m.system_jobs_retried,
  'site.breach': m.breach_people_count,
  'sealed.read': m.users_sealed_records,
};

/** An entry, with our own texts in the language of the request. */
export function presentAuditEntry(row: AuditRow): AuditEntry {
  const translated = row.translations?.[currentLanguage()];
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    admin: row.admin_id && row.admin_name ? { _id: row.admin_id, name: row.admin_name } : null,
    isByCommandLine: row.by_command_line,
    subject: { _id: row.subject_id, label: translated?.label ?? labelOf(row) },
    detail: translated?.detail ?? detailOf(row),
  };
}

const labelOf = ({ action, subject_label: label }: AuditRow): string =>
  action === 'jobs.retry' ? jobName(label) : label;

function detailOf({ action, detail }: AuditRow): string | undefined {
  if (detail === null) return undefined;
  return counts[action]?.({ count: detail }) ?? detail;
}
