import { type AuditAction, type AuditActor, automaticActions } from '@thikana/contract/audit';
import { baseLanguage } from '@thikana/contract/language';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inLanguage } from '../../lib/current-language.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Stands for an administrator's id where a command acts. No account has it. */
export const commandLine = 'command line';

export interface AuditRecord {
  /** Null for actions of the site itself; `commandLine` for commands. */
  adminId: string | null;
  action: AuditAction;
  /** The subject, with its current name. */
  subject: { id: string; label: string };
  /** A function makes a text of ours, which is recorded in English whoever acts. */
  detail?: string | (() => string) | undefined;
}

/** Filters; without any, all entries. */
export interface AuditFilter {
  action?: AuditAction | undefined;
  by?: AuditActor | undefined;
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRepository>['list']>>[number];

export function auditRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(records: readonly AuditRecord[]): Promise<void> {
      if (records.length === 0) return;
      await db
        .insertInto('audit_entries')
        .values(
          records.map(({ adminId, action, subject, detail }) => ({
            admin_id: adminId === commandLine ? null : adminId,
            by_command_line: adminId === commandLine,
            action,
            subject_id: subject.id,
            subject_label: subject.label,
            detail: (typeof detail === 'function' ? inLanguage(baseLanguage, detail) : detail) ?? null,
          })),
        )
        .execute();
    },

    /** Newest first. */
    list(filter: AuditFilter, { limit, offset }: { limit: number; offset: number }) {
      return db
        .selectFrom('audit_entries')
        .leftJoin('users', 'users.id', 'audit_entries.admin_id')
        .selectAll('audit_entries')
        .select('users.name as admin_name')
        .where(isWanted(filter))
        .orderBy('audit_entries.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
    },

    count(filter: AuditFilter): Promise<number> {
      return db
        .selectFrom('audit_entries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(isWanted(filter))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },
  };
}

function isWanted({ action, by }: AuditFilter) {
  const isAutomatic = sql`action = any (${automaticActions})`;
  const isBy = by === 'site' ? isAutomatic : sql`not ${isAutomatic}`;
  return sql<boolean>`${action ? sql`action = ${action}` : sql`true`} and ${by ? isBy : sql`true`}`;
}
