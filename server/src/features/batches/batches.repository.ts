import type { KeepingReason } from '@thikana/contract/batches';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { isRunning } from './batch-lock.ts';

export type BatchRow = Awaited<ReturnType<ReturnType<typeof batchesRepository>['list']>>[number];

const isEdited = sql<SqlBool>`listings.edited_at is not null`;
const isAnswered = sql<SqlBool>`exists (select from conversations where listing_id = listings.id)`;
/** SQL condition: the undo of its import keeps the listing. */
const isKept = sql<SqlBool>`(${isEdited} or ${isAnswered})`;

const countOf = (status: string) =>
  sql<number>`(select count(*) from listings
    where import_batch_id = import_batches.id and approval_status = ${status})`;

export function batchesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  const batches = () =>
    db
      .selectFrom('import_batches')
      .innerJoin('users', 'users.id', 'owner_id')
      .selectAll('import_batches')
      .select(['users.name as owner_name', 'users.email as owner_email'])
      .select([
        isRunning.as('is_running'),
        countOf('pending').as('waiting'),
        countOf('approved').as('approved'),
        countOf('rejected').as('rejected'),
      ]);
  const listingsOf = (id: number) => db.selectFrom('listings').where('import_batch_id', '=', id);

  return {
    /** Newest first. */
    list: ({ limit, offset }: { limit: number; offset: number }) =>
      batches().orderBy('import_batches.id', 'desc').limit(limit).offset(offset).execute(),

    find: (id: number) => batches().where('import_batches.id', '=', id).executeTakeFirst(),

    /** Locks the batch until the transaction ends. */
    findForUpdate: (id: number) =>
      db.selectFrom('import_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    count: () =>
      db
        .selectFrom('import_batches')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
        .then(({ count }) => count),

    /** Listings that wait and that their owner has not edited since. */
    listWaiting: (id: number, { after, limit }: { after: string; limit: number }) =>
      listingsOf(id)
        .select(['id', 'updated_at'])
        .where('approval_status', '=', 'pending')
        .where('id', '>', after)
        .where('edited_at', 'is', null)
        .orderBy('id')
        .limit(limit)
        .execute(),

    listKept: (id: number, limit: number) =>
      listingsOf(id)
        .select(['id', 'title'])
        .select(sql<KeepingReason>`case when ${isAnswered} then 'answered' else 'edited' end`.as('reason'))
        .where(isKept)
        .orderBy('id')
        .limit(limit)
        .execute(),

    countKept: (id: number) =>
      listingsOf(id)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(isKept)
        .executeTakeFirstOrThrow()
        .then(({ count }) => count),

    /** Locks the listings until the transaction ends, so that nobody edits or answers them meanwhile. */
    listRemovableForUpdate: (id: number, { after, limit }: { after: string; limit: number }) =>
      listingsOf(id)
        .select(['id', 'title', 'approval_status', 'hidden_at'])
        .where('id', '>', after)
        .where((builder) => builder.not(isKept))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .execute(),

    async setUndone(id: number, at: Date): Promise<void> {
      await db.updateTable('import_batches').set({ undone_at: at }).where('id', '=', id).execute();
    },
  };
}
