import { basename, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { findLandUnits } from '../features/site/site.feature.ts';
import { kolkataDay } from '../lib/kolkata-day.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ImportArguments } from './cli-arguments.ts';
import { readRows } from './csv/read-rows.ts';
import { findOwner } from './find-owner.ts';
import { ImportError } from './import-error.ts';
import { importListings } from './import-listings.ts';
import { openCsv, openMapping } from './input-files.ts';
import { columnsOfMapping } from './mapping/columns-of.ts';
import { progressWords } from './progress-words.ts';
import { createRefusalLines } from './refusal-lines.ts';
import { createRefusalReport } from './refusal-report.ts';
import { type Ending, summarise } from './summary.ts';

export interface ImportSurroundings {
  /** Called once the arguments, the file and the mapping are known to be good. */
  withDatabase(work: (db: Kysely<Tables>) => Promise<Ending>): Promise<Ending>;
  dataDir: string;
  output: { isTTY?: boolean; write(text: string): unknown };
  now: () => Date;
  signal: AbortSignal;
}

/** The whole command: checks what it was given, imports, and tells how it went. */
export async function runImport(args: ImportArguments, surroundings: ImportSurroundings): Promise<Ending> {
  const { output, signal, now } = surroundings;
  const mapping = await openMapping(args.mapping);
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
    try {
      const counts = await importListings({
        db,
        mapping,
        rows: readRows({ bytes, file: args.file, csv: mapping.csv, columns: columnsOfMapping(mapping) }),
        ownerId: owner.id,
        status: args.isApproved ? 'approved' : 'pending',
        landUnits: await findLandUnits(db),
        isDryRun: args.isDryRun,
        today: kolkataDay(now()),
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
