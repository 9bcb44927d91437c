import { listAuditEntries } from '@thikana/contract/audit';
import type { Kysely, Transaction } from 'kysely';
import { bind } from '../../http/binding.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAuditEntry } from './audit.presenter.ts';
import { type AuditRecord, auditRepository } from './audit.repository.ts';

const pageSize = 20;

/** What administrators did, for each other to read. */
export function auditFeature({ db }: { db: Kysely<Tables> }) {
  const audit = auditRepository(db);
  return {
    bindings: [
      bind(listAuditEntries, async ({ query: { page, action } }) => {
        const total = await audit.count(action);
        const rows = await audit.list(action, { limit: pageSize, offset: (page - 1) * pageSize });
        return {
          entries: rows.map(presentAuditEntry),
          page,
          total,
          totalPages: Math.ceil(total / pageSize),
        };
      }),
    ],
  };
}

/** Writes down what an administrator does, together with the doing. */
export function recordAudit(transaction: Transaction<Tables>, record: AuditRecord): Promise<void> {
  return auditRepository(transaction).insert(record);
}
