import type { Settings } from '@thikana/contract/settings';
import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { CsvRow } from './csv/read-rows.ts';
import { ImportError } from './import-error.ts';
import type { Mapping } from './mapping.ts';
import { createListingReader } from './read-listing.ts';
import type { RefusedRow } from './refused-row.ts';
import { createRepeatedRows } from './repeated-rows.ts';
import { rowHash } from './row-key.ts';
import { type ReadyRow, storeBatch } from './store-batch.ts';

export interface ImportCounts {
  read: number;
  imported: number;
  /** Imported by an earlier run. */
  known: number;
  refused: number;
  lastLine: number;
}

export interface ImportRequest {
  db: Kysely<Tables>;
  rows: AsyncIterable<CsvRow>;
  mapping: Mapping;
  ownerId: string;
  status: ApprovalStatus;
  landUnits: Settings['landUnits'];
  /** Reads and counts everything, stores nothing. */
  isDryRun: boolean;
  onRefused(row: RefusedRow): void;
  onProgress(counts: Readonly<ImportCounts>): void;
  /** When aborted, the import stores what it has read so far and ends. */
  signal: AbortSignal;
}

const batchSize = 500;

/** Imports row by row; each batch is one transaction. */
export async function importListings(request: ImportRequest): Promise<ImportCounts> {
  const { mapping, rows, signal } = request;
  const readListing = createListingReader(mapping);
  const counts: ImportCounts = { read: 0, imported: 0, known: 0, refused: 0, lastLine: 1 };

  function refuse(row: RefusedRow): void {
    counts.refused += 1;
    request.onRefused(row);
  }

  return request.db.connection().execute(async (connection) => {
    const seen = await createRepeatedRows(connection);
    let batch: ReadyRow[] = [];

    async function flush(): Promise<void> {
      const full = batch;
      batch = [];
      if (full.length === 0) return;
      const outcome = await storeBatch({ ...request, connection, seen, batch: full }).catch((error) => {
        throw notStored(full, error);
      });
      counts.imported += outcome.imported;
      counts.known += outcome.known;
      for (const row of outcome.repeated) refuse(row);
    }

    try {
      for await (const row of rows) {
        counts.read += 1;
        counts.lastLine = row.line;
        const ready = prepare(row);
        if ('problems' in ready) refuse(ready);
        else batch.push(ready);
        if (batch.length >= batchSize) await flush();
        request.onProgress(counts);
        if (signal.aborted) break;
      }
    } finally {
      // Also if the file turns out to be damaged: the rows before are valid.
      await flush();
    }
    return counts;
  });

  function prepare(row: CsvRow): ReadyRow | RefusedRow {
    const { line, raw } = row;
    if ('problem' in row) return { line, raw, problems: [{ column: '', ...row.problem }] };
    const listing = readListing(row.cells);
    if ('problems' in listing) return { line, raw, ...listing };
    return { line, raw, ...listing, hash: rowHash(row.cells), reference: row.cells.reference?.trim() };
  }
}

function notStored(batch: readonly ReadyRow[], error: Error): ImportError {
  return new ImportError(
    `Lines ${batch[0]?.line} to ${batch.at(-1)?.line} could not be stored: ${error.message}\n` +
      'Every earlier line is done. Run the same command again to continue.',
    { cause: error },
  );
}
