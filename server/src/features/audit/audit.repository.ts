import { type AuditAction, type AuditActor, automaticActions } from '@thikana/contract/audit';
import { baseLanguage, offeredLanguages, type SiteLanguage } from '@thikana/contract/language';
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
  subject: { id: string; label: RecordedText };
  detail?: RecordedText | undefined;
}

/** What people wrote, or a function that makes a text of ours, which is recorded in each language of the site. */
type RecordedText = string | (() => string);

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
            subject_label: inEnglish(subject.label),
            detail: detail === undefined ? null : inEnglish(detail),
            translations: translationsOf(subject.label, detail),
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

const inEnglish = (text: RecordedText): string =>
  typeof text === 'string' ? text : inLanguage(baseLanguage, text);

function translationsOf(label: RecordedText, detail: RecordedText | undefined): string | null {
  const own = Object.entries({ label, detail }).filter(([, text]) => typeof text === 'function');
  if (own.length === 0) return null;
  const languages = offeredLanguages().filter((language) => language !== baseLanguage);
  const textsIn = (language: SiteLanguage) =>
    own.map(([name, text]) => [name, typeof text === 'function' ? inLanguage(language, text) : text]);
  return JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, Object.fromEntries(textsIn(language))])),
  );
}

function isWanted({ action, by }: AuditFilter) {
  const isAutomatic = sql`action = any (${automaticActions})`;
  const isBy = by === 'site' ? isAutomatic : sql`not ${isAutomatic}`;
  return sql<boolean>`${action ? sql`action = ${action}` : sql`true`} and ${by ? isBy : sql`true`}`;
}
