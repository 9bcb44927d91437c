import type { ComplaintOutcome, ComplaintStage, ComplaintState } from '@thikana/contract/complaints';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type {
  ComplaintStageRow,
  ComplaintStagesTable,
  ComplaintsRow,
} from '../../platform/database/tables/complaint-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface QueuedStage extends ComplaintStageRow {
  kind: ComplaintsRow['kind'];
}

export function complaintsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const queue = () =>
    db
      .selectFrom('complaint_stages')
      .innerJoin('complaints', 'complaints.number', 'complaint_stages.number')
      .selectAll('complaint_stages')
      .select('complaints.kind');
  return {
    /** The next number of a year. Others that file wait until this transaction ends, so that no number is missing. */
    async takeNumber(year: number): Promise<string> {
      const { last } = await db
        .insertInto('complaint_numbers')
        .values({ year, last: 1 })
        .onConflict((conflict) =>
          conflict.column('year').doUpdateSet({ last: sql`complaint_numbers.last + 1` }),
        )
        .returning('last')
        .executeTakeFirstOrThrow();
      return `C-${year}-${String(last).padStart(6, '0')}`;
    },

    /** A complaint that was sent with this key before. */
    findSent(emailKey: string, key: string): Promise<ComplaintsRow | undefined> {
      return db
        .selectFrom('complaints')
        .selectAll()
        .where('email_key', '=', emailKey)
        .where('key', '=', key)
        .executeTakeFirst();
    },

    async insert(complaint: ComplaintsRow): Promise<void> {
      await db.insertInto('complaints').values(complaint).execute();
    },

    /** Returns whether there was no such stage yet. */
    async insertStage(stage: Insertable<ComplaintStagesTable>): Promise<boolean> {
      const row = await db
        .insertInto('complaint_stages')
        .values(stage)
        .onConflict((conflict) => conflict.columns(['number', 'stage']).doNothing())
        .returning('number')
        .executeTakeFirst();
      return row !== undefined;
    },

    find(number: string): Promise<ComplaintsRow | undefined> {
      return db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst();
    },

    /** When the first complaint was filed. */
    async findFirstTime(): Promise<Date | undefined> {
      const row = await db
        .selectFrom('complaints')
        .select('filed_at')
        .orderBy('filed_at')
        .limit(1)
        .executeTakeFirst();
      return row?.filed_at;
    },

    /** The complaint, then the appeal. */
    listStages(number: string): Promise<ComplaintStageRow[]> {
      return db
        .selectFrom('complaint_stages')
        .selectAll()
        .where('number', '=', number)
        .orderBy('started_at')
        .execute();
    },

    /** Only one of several concurrent decisions on a stage is stored. */
    async decide(
      { number, stage }: { number: string; stage: ComplaintStage },
      decision: { outcome: ComplaintOutcome; reason: string; by: string; at: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('complaint_stages')
        .set({
          outcome: decision.outcome,
          reason: decision.reason,
          decided_by: decision.by,
          decided_at: decision.at,
        })
        .where('number', '=', number)
        .where('stage', '=', stage)
        .where('decided_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async countQueue(state: ComplaintState): Promise<number> {
      const { count } = await db
        .selectFrom('complaint_stages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('decided_at', state === 'open' ? 'is' : 'is not', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Open stages, those due first at the top, or decided ones, newest first. */
    listQueue(state: ComplaintState, page: { limit: number; offset: number }): Promise<QueuedStage[]> {
      const chosen =
        state === 'open'
          ? queue().where('decided_at', 'is', null).orderBy('due_at')
          : queue().where('decided_at', 'is not', null).orderBy('decided_at', 'desc');
      return chosen.orderBy('complaint_stages.number').limit(page.limit).offset(page.offset).execute();
    },

    /**
     * Marks some open stages whose warning or time limit has passed, and returns them. A stage that another process has
     * locked is left to it. Beyond the limit there is no warning any more.
     */
    async takeDue(what: 'warning' | 'escalation', at: Date, limit: number): Promise<QueuedStage[]> {
      const isDue =
        what === 'warning'
          ? sql<boolean>`warned_at is null and warn_at <= ${at} and due_at > ${at}`
          : sql<boolean>`escalated_at is null and due_at <= ${at}`;
      const order = what === 'warning' ? sql`warn_at` : sql`due_at`;
      const { rows } = await sql<QueuedStage>`
        with due as (
          select number, stage from complaint_stages
          where decided_at is null and ${isDue}
          order by ${order}, number limit ${limit}
          for update skip locked
        ),
        marked as (
          update complaint_stages set ${sql.ref(what === 'warning' ? 'warned_at' : 'escalated_at')} = ${at}
          from due where complaint_stages.number = due.number and complaint_stages.stage = due.stage
          returning complaint_stages.*
        )
        select marked.*, complaints.kind from marked join complaints using (number)
        order by due_at, number`.execute(db);
      return rows;
    },

    /** Members of staff who can get emails. */
    listStaff(roles: readonly ('moderator' | 'admin')[]) {
      return db
        .selectFrom('users')
        .select(['name', 'email', 'language'])
        .where('role', 'in', [...roles])
        .where('is_verified', '=', true)
        .where('banned_at', 'is', null)
        .orderBy('id')
        .execute();
    },

    /**
     * Forgets who filed complaints that were decided until a time, and all their texts: of everyone, or under the
     * address of one account.
     */
    async forgetDecided(before: Date, accountId?: string): Promise<void> {
      const isTheirs =
        accountId === undefined
          ? sql`email_key is not null`
          : sql`email_key in (select email_key from users where id = ${accountId} and is_verified)`;
      await sql`
        with forgotten as (
          update complaints set email = null, email_key = null, key = null, page = null
          where ${isTheirs} and not exists (
            select from complaint_stages
            where complaint_stages.number = complaints.number and (decided_at is null or decided_at > ${before})
          )
          returning number
        )
        update complaint_stages set text = null, reason = null
        from forgotten where forgotten.number = complaint_stages.number`.execute(db);
    },
  };
}
