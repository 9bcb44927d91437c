import type { ReportOutcome, ReportSubjectKind } from '@thikana/contract/reports';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ReportRow } from '../../platform/database/tables/trust-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The subject of a report. */
export interface Subject {
  kind: ReportSubjectKind;
  id: string;
}

export type ReportWithReporter = ReportRow & { reporter_name: string | null };
export type CaseRow = Awaited<ReturnType<ReturnType<typeof reportsRepository>['listCases']>>[number];

type NewReport = Pick<
  ReportRow,
  'id' | 'subject_kind' | 'subject_id' | 'subject_label' | 'reported_id' | 'reporter_id' | 'reason' | 'text'
>;

export function reportsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const withReporters = () =>
    db
      .selectFrom('reports')
      .leftJoin('users', 'users.id', 'reports.reporter_id')
      .selectAll('reports')
      .select('users.name as reporter_name')
      .orderBy('reports.id', 'desc');

  return {
    /** Returns false if this person has an open report about the subject. */
    async insert(report: NewReport): Promise<boolean> {
      const inserted = await db
        .insertInto('reports')
        .values(report)
        .onConflict((conflict) =>
          conflict
            .columns(['reporter_id', 'subject_kind', 'subject_id'])
            .where('settled_at', 'is', null)
            .doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /**
     * The people with an open report that a listing cannot be had. People whose earlier report about it was wrong do
     * not count.
     */
    countUnavailable(listingId: string): Promise<number> {
      return db
        .selectFrom('reports')
        .select(({ fn }) => fn.count<number>('reporter_id').distinct().as('count'))
        .where('subject_kind', '=', 'listing')
        .where('subject_id', '=', listingId)
        .where('reason', '=', 'not-available')
        .where('settled_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reports as earlier')
                .select('earlier.id')
                .whereRef('earlier.reporter_id', '=', 'reports.reporter_id')
                .where('earlier.subject_kind', '=', 'listing')
                .where('earlier.subject_id', '=', listingId)
                .where('earlier.reason', '=', 'not-available')
                .where('earlier.outcome', '=', 'dismissed'),
            ),
          ),
        )
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },

    /** Subjects with open reports, the oldest report first. */
    listCases({ limit, offset }: { limit: number; offset: number }) {
      return db
        .selectFrom('reports')
        .select(['subject_kind', 'subject_id'])
        .select(({ fn }) => [
          fn.countAll<number>().as('reports'),
          fn.max('subject_label').as('subject_label'),
          fn.min('created_at').as('oldest_at'),
          sql<ReportRow['reason'][]>`array_agg(reason order by id)`.as('reasons'),
        ])
        .where('settled_at', 'is', null)
        .groupBy(['subject_kind', 'subject_id'])
        .orderBy(({ fn }) => fn.min('id'))
        .limit(limit)
        .offset(offset)
        .execute();
    },

    countCases(): Promise<number> {
      return db
        .selectFrom('reports')
        .select(sql<number>`count(distinct (subject_kind, subject_id))`.as('count'))
        .where('settled_at', 'is', null)
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    },

    /** Newest first. */
    listAbout({ kind, id }: Subject): Promise<ReportWithReporter[]> {
      return withReporters().where('subject_kind', '=', kind).where('subject_id', '=', id).execute();
    },

    /** Other reports about the same person, newest first. */
    listAboutPerson(personId: string, except: Subject, limit: number): Promise<ReportWithReporter[]> {
      return withReporters()
        .where('reported_id', '=', personId)
        .where(({ not, and, eb }) =>
          not(and([eb('subject_kind', '=', except.kind), eb('subject_id', '=', except.id)])),
        )
        .limit(limit)
        .execute();
    },

    /** Locks all reports about the subject until the transaction ends. */
    listForUpdate({ kind, id }: Subject): Promise<ReportRow[]> {
      return db
        .selectFrom('reports')
        .selectAll()
        .where('subject_kind', '=', kind)
        .where('subject_id', '=', id)
        .orderBy('id', 'desc')
        .forUpdate()
        .execute();
    },

    async settle(
      ids: readonly string[],
      settled: { outcome: ReportOutcome; note: string | null; by: string; at: Date },
    ): Promise<void> {
      await db
        .updateTable('reports')
        .set({
          outcome: settled.outcome,
          note: settled.note,
          settled_by: settled.by,
          settled_at: settled.at,
        })
        .where('id', 'in', [...ids])
        .execute();
    },

    findPerson(id: string) {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'language', 'phone', 'is_verified', 'banned_at', 'created_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** The people who still have an account. */
    listPeople(ids: readonly string[]) {
      if (ids.length === 0) return Promise.resolve([]);
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'language'])
        .where('id', 'in', [...ids])
        .execute();
    },
  };
}
