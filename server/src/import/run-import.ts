import { basename, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { findLandUnits } from '../features/site/site.feature.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ImportArguments } from './cli-arguments.ts';
import { knownColumns } from './columns.ts';
import { readRows } from './csv/read-rows.ts';
import { findOwner } from './find-owner.ts';
import { ImportError } from './import-error.ts';
import { importListings } from './import-listings.ts';
import { noMapping, openMapping } from './mapping.ts';
import { openCsv } from './open-csv.ts';
import { progressWords } from './progress-words.ts';
import { createRefusalLines } from './refusal-lines.ts';
import { createRefusalReport } from './refusal-report.ts';
import { type Ending, summarise } from './summary.ts';

export interface ImportSurroundings {
  /** Called once arguments, file and mapping are valid. */
  withDatabase(work: (db: Kysely<Tables>) => Promise<Ending>): Promise<Ending>;
  dataDir: string;
  output: { isTTY?: boolean; write(text: string): unknown };
  signal: AbortSignal;
}

/** The whole command: validates its arguments, imports, and reports the result. */
export async function runImport(args: ImportArguments, surroundings: ImportSurroundings): Promise<Ending> {
  const { output, signal } = surroundings;
  const mapping = args.mapping ? await openMapping(args.mapping) : noMapping;
  const bytes = await openCsv(args.file);
  const reportFile =
    args.report ?? join(surroundings.dataDir, 'imports', `${basename(args.file)}.rejected.csv`);
  if (resolve(reportFile) === resolve(args.file)) {
    throw new ImportError('The report would overwrite the file that is imported; name another one.');
  }
  return surroundings.withDatabase(async (db) => {
    const owner = await findOwner(db, args.owner);
    const progress = createProgressLine(output);
    const report = createRefusalReport(reportFile);
    const showRefusal = createRefusalLines((line) => {
      progress.clear();
      output.write(`${line}\n`);
    });
    function nameUnknown(columns: readonly string[]): void {
      const unknown = columns.filter((column) => !knownColumns.includes(column));
      if (unknown.length > 0) output.write(`Columns that are not imported: ${unknown.join(', ')}.\n`);
    }
    try {
      const counts = await importListings({
        db,
        mapping,
        rows: readRows({ bytes, file: args.file, mapping, onHeader: nameUnknown }),
        ownerId: owner.id,
        status: args.isApproved ? 'approved' : 'pending',
        landUnits: await findLandUnits(db),
        isDryRun: args.isDryRun,
        onRefused(row) {
          report.add(row);
          showRefusal(row);
        },
        onProgress: (counts) => progress.show((seconds) => progressWords(counts, seconds)),
        signal,
      });
      const ending: Ending = {
        counts,
        reportFile,
        isDryRun: args.isDryRun,
        isApproved: args.isApproved,
        isInterrupted: signal.aborted,
        seconds: progress.secondsSinceStart(),
        owner: owner.email,
      };
      progress.clear();
      output.write(`${summarise(ending)}\n`);
      return ending;
    } finally {
      progress.clear();
      report.close();
    }
  });
}
