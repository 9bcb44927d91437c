import type { Settings } from '@thikana/contract/settings';
import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import type { Kysely } from 'kysely';
import {
  type BatchOrigin,
  type BatchOutcome,
  beginBatch,
  endBatch,
} from '../features/batches/batches.feature.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { CsvRow } from './csv/read-rows.ts';
import { ImportError } from './import-error.ts';
import type { Mapping } from './mapping.ts';
import { readPictureSources } from './pictures/picture-sources.ts';
import { createListingReader } from './read-listing.ts';
import type { RefusedRow } from './refused-row.ts';
import { createRepeatedRows } from './repeated-rows.ts';
import { rowHash } from './row-key.ts';
import type { ImportPictures, ReadyRow } from './store-request.ts';
import { storeRows } from './store-rows.ts';

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
  /** Undefined if the import takes no pictures. */
  pictures?: ImportPictures;
  /** Undefined for a run that is not recorded. */
  origin?: Omit<BatchOrigin, 'ownerId'>;
  onRefused(row: RefusedRow): void;
  onProgress(counts: Readonly<ImportCounts>): void;
  /** When aborted, the import stores what it has read so far and ends. */
  signal: AbortSignal;
}

export interface ImportResult {
  counts: ImportCounts;
  /** Undefined if the run was not recorded. */
  batchId: number | undefined;
}

const rowsTogether = 500;
/** Rows with pictures are stored more often, because loading those takes long. */
const picturesTogether = 40;

/** Imports row by row; each transaction stores some of them. */
export async function importListings(request: ImportRequest): Promise<ImportResult> {
  const { mapping, rows, signal, origin, ownerId } = request;
  const readListing = createListingReader(mapping);
  const counts: ImportCounts = { read: 0, imported: 0, known: 0, refused: 0, lastLine: 1 };

  function refuse(row: RefusedRow): void {
    counts.refused += 1;
    request.onRefused(row);
  }

  return request.db.connection().execute(async (connection) => {
    const seen = await createRepeatedRows(connection);
    let batchId: number | undefined;
    let ready: ReadyRow[] = [];

    async function flush(): Promise<void> {
      const full = ready;
      ready = [];
      if (full.length === 0) return;
      const outcome = await storeRows({
        ...request,
        connection,
        seen,
        rows: full,
        batchId,
        pictures: request.pictures,
      }).catch((error) => {
        throw notStored(full, error);
      });
      counts.imported += outcome.imported;
      counts.known += outcome.known;
      for (const row of outcome.refused) refuse(row);
    }

    async function readAll(): Promise<void> {
      for await (const row of rows) {
        // A file without a valid header makes no batch.
        if (origin && !request.isDryRun) batchId ??= await beginBatch(connection, { ...origin, ownerId });
        counts.read += 1;
        counts.lastLine = row.line;
        const prepared = prepare(row);
        if ('problems' in prepared) refuse(prepared);
        else ready.push(prepared);
        if (ready.length >= rowsTogether || countPictures(ready) >= picturesTogether) await flush();
        request.onProgress(counts);
        if (signal.aborted) break;
      }
    }

    let outcome: BatchOutcome = 'failed';
    try {
      // Also if the file turns out to be damaged: the rows before are valid.
      await readAll().finally(flush);
      outcome = signal.aborted ? 'interrupted' : 'finished';
    } finally {
      if (batchId !== undefined) await end(connection, batchId, outcome);
    }
    return { counts, batchId };
  });

  async function end(connection: Kysely<Tables>, batchId: number, outcome: BatchOutcome): Promise<void> {
    const { read, imported, known, refused } = counts;
    const ended = endBatch(connection, batchId, {
      outcome,
      counts: { rows: read, imported, known, refused },
    });
    // The first error is the one to show.
    await (outcome === 'failed' ? ended.catch(() => {}) : ended);
  }

  function prepare(row: CsvRow): ReadyRow | RefusedRow {
    const { line, raw } = row;
    if ('problem' in row) return { line, raw, problems: [{ column: '', ...row.problem }] };
    const listing = readListing(row.cells);
    const pictures = readPictureSources(row.cells.pictures ?? '');
    const problems = [
      ...('problems' in listing ? listing.problems : []),
      ...('reason' in pictures ? [{ column: 'pictures', value: row.cells.pictures ?? '', ...pictures }] : []),
    ];
    if ('problems' in listing || 'reason' in pictures) return { line, raw, problems };
    return {
      line,
      raw,
      ...listing,
      pictures: pictures.sources,
      hash: rowHash(row.cells),
      reference: row.cells.reference?.trim(),
    };
  }
}

function countPictures(rows: readonly ReadyRow[]): number {
  return rows.reduce((sum, { pictures }) => sum + pictures.length, 0);
}

function notStored(rows: readonly ReadyRow[], error: Error): ImportError {
  return new ImportError(
    `Lines ${rows[0]?.line} to ${rows.at(-1)?.line} could not be stored: ${error.message}\n` +
      'Every earlier line is done. Run the same command again to continue.',
    { cause: error },
  );
}
