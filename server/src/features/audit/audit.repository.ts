import type { AuditAction } from '@thikana/contract/audit';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface AuditRecord {
  /** Nobody where the site itself did it. */
  adminId: string | null;
  action: AuditAction;
  /** What it was done to, by the name it has now. */
  subject: { id: string; label: string };
  detail?: string | undefined;
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRepository>['list']>>[number];

export function auditRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert({ adminId, action, subject, detail }: AuditRecord): Promise<void> {
      await db
        .insertInto('audit_entries')
        .values({
          admin_id: adminId,
          action,
          subject_id: subject.id,
          subject_label: subject.label,
          detail: detail ?? null,
        })
        .execute();
    },

    /** Newest first. */
    list(action: AuditAction | undefined, { limit, offset }: { limit: number; offset: number }) {
      return db
        .selectFrom('audit_entries')
        .leftJoin('users', 'users.id', 'audit_entries.admin_id')
        .selectAll('audit_entries')
        .select('users.name as admin_name')
        .$if(action !== undefined, (query) => query.where('action', '=', action as AuditAction))
        .orderBy('audit_entries.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
    },

    count(action: AuditAction | undefined): Promise<number> {
      return db
        .selectFrom('audit_entries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$if(action !== undefined, (query) => query.where('action', '=', action as AuditAction))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },
  };
}
