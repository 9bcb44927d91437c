import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { RefusedRow, RowProblem } from './refused-row.ts';
import { importKey } from './row-key.ts';
import type { ReadyRow, StoreRequest } from './store-request.ts';

/** Sorts out the rows that an earlier run has stored, and those that repeat a reference of this file. */
export async function findNewRows({ connection, seen, rows, ownerId }: StoreRequest) {
  const occurrences = await connection.transaction().execute((transaction) => seen.count(transaction, rows));
  const repeated: RefusedRow[] = [];
  const fresh = new Map<string, ReadyRow>();
  rows.forEach((row, index) => {
    const { line, raw, hash, reference } = row;
    const { number = 1, firstLine = line } = occurrences[index] ?? {};
    if (reference && number > 1)
      repeated.push({ line, raw, problems: [repeatedReference(reference, firstLine)] });
    else fresh.set(importKey(hash, number), row);
  });
  const known = await listKnown(connection, ownerId, [...fresh.keys()]);
  for (const key of known) fresh.delete(key);
  return { fresh, known: known.length, repeated };
}

function repeatedReference(value: string, firstLine: number): RowProblem {
  return { column: 'reference', value, reason: `was already on line ${firstLine}` };
}

async function listKnown(
  connection: Kysely<Tables>,
  ownerId: string,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await connection
    .selectFrom('listings')
    .select('import_key')
    .where('owner_id', '=', ownerId)
    .where('import_key', 'in', [...keys])
    .execute();
  return rows.flatMap(({ import_key }) => import_key ?? []);
}
