import type { ListingFields } from '@thikana/contract/listing-fields';
import type { Settings } from '@thikana/contract/settings';
import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import type { Kysely, Transaction } from 'kysely';
import { countStored } from '../features/batches/batches.feature.ts';
import { listingColumns } from '../features/listings/listings.feature.ts';
import { manyListings, markStale } from '../http/staleness.ts';
import { newId } from '../lib/ids.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { RefusedRow, RowProblem } from './refused-row.ts';
import type { RepeatedRows } from './repeated-rows.ts';
import { importKey } from './row-key.ts';

export interface ReadyRow {
  line: number;
  /** As in the file, with the line break. */
  raw: string;
  hash: string;
  /** As in the file. */
  reference: string | undefined;
  fields: ListingFields;
}

export interface StoreRequest {
  connection: Kysely<Tables>;
  seen: RepeatedRows;
  rows: readonly ReadyRow[];
  ownerId: string;
  status: ApprovalStatus;
  landUnits: Settings['landUnits'];
  isDryRun: boolean;
  /** Undefined if the run is not recorded. */
  batchId: number | undefined;
}

export interface StoreOutcome {
  imported: number;
  known: number;
  /** Rows with the reference of an earlier row of the file. */
  repeated: RefusedRow[];
}

/** Stores rows in one transaction, without those that an earlier run has stored. */
export function storeRows(request: StoreRequest): Promise<StoreOutcome> {
  const { connection, seen, rows, ownerId, isDryRun, batchId } = request;
  return connection.transaction().execute(async (transaction) => {
    const occurrences = await seen.count(transaction, rows);
    const repeated: RefusedRow[] = [];
    const offers = new Map<string, ListingFields>();
    rows.forEach(({ line, raw, hash, reference, fields }, index) => {
      const { number = 1, firstLine = line } = occurrences[index] ?? {};
      if (reference && number > 1)
        repeated.push({ line, raw, problems: [repeatedReference(reference, firstLine)] });
      else offers.set(importKey(hash, number), fields);
    });
    const imported = isDryRun
      ? offers.size - (await countKnown(transaction, ownerId, [...offers.keys()]))
      : await insert(transaction, request, offers);
    const known = offers.size - imported;
    if (batchId !== undefined)
      await countStored(transaction, batchId, { read: rows.length, imported, known });
    return { imported, known, repeated };
  });
}

function repeatedReference(value: string, firstLine: number): RowProblem {
  return { column: 'reference', value, reason: `was already on line ${firstLine}` };
}

async function insert(
  transaction: Transaction<Tables>,
  { ownerId, status, landUnits, batchId }: StoreRequest,
  offers: ReadonlyMap<string, ListingFields>,
): Promise<number> {
  if (offers.size === 0) return 0;
  const listings = [...offers].map(([key, fields]) => ({
    ...listingColumns(fields, landUnits),
    id: newId(),
    owner_id: ownerId,
    approval_status: status,
    confirmed_at: status === 'approved' ? new Date() : null,
    import_key: key,
    import_batch_id: batchId ?? null,
  }));
  const inserted = await transaction
    .insertInto('listings')
    .values(listings)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'import_key']).where('import_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute();
  if (inserted.length > 0) await markStale(transaction, [manyListings]);
  return inserted.length;
}

async function countKnown(
  transaction: Kysely<Tables>,
  ownerId: string,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const { count } = await transaction
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('import_key', 'in', [...keys])
    .executeTakeFirstOrThrow();
  return count;
}
