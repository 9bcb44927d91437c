import type { Report, ReportCase, ReportEvidence } from '@thikana/contract/reports';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { CaseRow, ReportWithReporter } from './reports.repository.ts';

export function presentCase(row: CaseRow): ReportCase {
  return {
    subject: { kind: row.subject_kind, _id: row.subject_id, label: row.subject_label },
    reports: row.reports,
    reasons: [...new Set(row.reasons)],
    oldestAt: row.oldest_at.toISOString(),
  };
}

export function presentReport(row: ReportWithReporter): Report {
  return {
    _id: row.id,
    subject: { kind: row.subject_kind, _id: row.subject_id, label: row.subject_label },
    reason: row.reason,
    text: row.text ?? undefined,
    at: row.created_at.toISOString(),
    reporter: row.reporter_id && row.reporter_name ? { _id: row.reporter_id, name: row.reporter_name } : null,
    outcome: row.outcome ?? undefined,
    settledAt: row.settled_at?.toISOString(),
    note: row.note ?? undefined,
  };
}

type Person = Pick<UserRow, 'id' | 'name' | 'email' | 'phone' | 'is_verified' | 'banned_at' | 'created_at'>;

export function presentPerson(person: Person): ReportEvidence['person'] {
  return {
    _id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone ?? undefined,
    isVerified: person.is_verified,
    isBanned: person.banned_at !== null,
    createdAt: person.created_at.toISOString(),
  };
}
