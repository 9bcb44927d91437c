import { basename, dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { PicturesFeature } from '../features/pictures/pictures.feature.ts';
import { findLandUnits } from '../features/site/site.feature.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Download } from '../platform/downloads/download.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import type { ImportArguments } from './cli-arguments.ts';
import { knownColumns } from './columns.ts';
import { readRows } from './csv/read-rows.ts';
import { type CsvHeader, reasonColumn } from './csv/reason-column.ts';
import { findOwner } from './find-owner.ts';
import { importListings } from './import-listings.ts';
import { noMapping, openMapping } from './mapping.ts';
import { openCsv } from './open-csv.ts';
import { createPictureLoader } from './pictures/picture-loader.ts';
import { progressWords } from './progress-words.ts';
import { createRefusalFile } from './refusal-file.ts';
import { createRefusalLines } from './refusal-lines.ts';
import type { ImportPictures } from './store-request.ts';
import { type Ending, summarise } from './summary.ts';

/** The part of the site that an import uses. */
interface ImportSite {
  db: Kysely<Tables>;
  /** The store of pictures. */
  store: Pick<Pictures, 'receive' | 'discard'>;
  pictures: Pick<PicturesFeature, 'keep'>;
  /** Throws if the store belongs to another site. */
  requireOwnStore(): Promise<void>;
}

export interface ImportSurroundings {
  /** Called once arguments, file and mapping are valid. */
  withSite(work: (site: ImportSite) => Promise<Ending>): Promise<Ending>;
  download: Download;
  /** The user and the machine that run the command. */
  runBy: string;
  dataDir: string;
  output: { isTTY?: boolean; write(text: string): unknown };
  signal: AbortSignal;
}

/** Pictures are stored only if the store belongs to this site, which is checked before the first one. */
function importPictures(site: ImportSite, download: Download, args: ImportArguments): ImportPictures {
  const folder = args.pictures ?? join(dirname(args.file), 'pictures');
  const loader = createPictureLoader({ store: site.store, download, folder });
  let isOwn: Promise<void> | undefined;
  return {
    ...loader,
    keep: site.pictures.keep,
    async load(sources) {
      if (sources.length === 0) return [];
      isOwn ??= site.requireOwnStore();
      await isOwn;
      return loader.load(sources);
    },
  };
}

/** The whole command: validates its arguments, imports, and reports the result. */
export async function runImport(args: ImportArguments, surroundings: ImportSurroundings): Promise<Ending> {
  const { output, signal } = surroundings;
  const mapping = args.mapping ? await openMapping(args.mapping) : noMapping;
  const bytes = await openCsv(args.file);
  const refused = createRefusalFile(
    args.refused
      ? { path: args.refused }
      : { folders: [dirname(args.file), join(surroundings.dataDir, 'imports')], source: args.file },
  );
  return surroundings.withSite(async (site) => {
    const { db } = site;
    const owner = await findOwner(db, args.owner);
    const progress = createProgressLine(output);
    const showRefusal = createRefusalLines((line) => {
      progress.clear();
      output.write(`${line}\n`);
    });
    function begin(header: CsvHeader): void {
      refused.begin(header);
      const unknown = header.columns.filter((column) => ![...knownColumns, reasonColumn].includes(column));
      if (unknown.length > 0) output.write(`Columns that are not imported: ${unknown.join(', ')}.\n`);
    }
    try {
      const result = await importListings({
        db,
        mapping,
        rows: readRows({ bytes, file: args.file, mapping, onHeader: begin }),
        ownerId: owner.id,
        status: args.isApproved ? 'approved' : 'pending',
        landUnits: await findLandUnits(db),
        isDryRun: args.isDryRun,
        pictures: importPictures(site, surroundings.download, args),
        origin: { file: basename(args.file), runBy: surroundings.runBy },
        onRefused(row) {
          refused.add(row);
          showRefusal(row);
        },
        onProgress: (counts) => progress.show((seconds) => progressWords(counts, seconds)),
        signal,
      });
      const ending: Ending = {
        ...result,
        refusedFile: refused.path(),
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
      refused.close();
    }
  });
}
