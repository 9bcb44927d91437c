import { listAuditEntries } from '@thikana/contract/audit';
import type { Kysely, Transaction } from 'kysely';
import { bind } from '../../http/binding.ts';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAuditEntry } from './audit.presenter.ts';
import { type AuditRecord, auditRepository } from './audit.repository.ts';

export { commandLine } from './audit.repository.ts';

const pageSize = 20;

/** The actions of administrators and of the site itself, for administrators to read. */
export function auditFeature({ db }: { db: Kysely<Tables> }) {
  const audit = auditRepository(db);
  return {
    bindings: [
      bind(listAuditEntries, async ({ query: { page, ...filter } }) => {
        const total = await audit.count(filter);
        const rows = await audit.list(filter, rowsOfPage(page, pageSize));
        return { entries: rows.map(presentAuditEntry), ...pageOf(page, pageSize, total) };
      }),
    ],
  };
}

/** Records an action in the transaction that does it. Without an administrator, the site itself acted. */
export function recordAudit(transaction: Transaction<Tables>, record: AuditRecord): Promise<void> {
  return recordAudits(transaction, [record]);
}

/** Records the same action for many subjects. */
export function recordAudits(
  transaction: Transaction<Tables>,
  records: readonly AuditRecord[],
): Promise<void> {
  return auditRepository(transaction).insert(records);
}
