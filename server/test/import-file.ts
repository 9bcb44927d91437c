import { picturesFeature } from '#server/features/pictures/pictures.feature.ts';
import type { ImportArguments } from '#server/import/cli-arguments.ts';
import { runImport } from '#server/import/run-import.ts';
import type { Ending } from '#server/import/summary.ts';
import { createDownload, type Download } from '#server/platform/downloads/download.ts';
import type { TestSite } from './test-site.ts';

/** Runs the import command on a file for a site that runs. */
export function importFile(
  site: TestSite,
  args: Pick<ImportArguments, 'file' | 'owner'> & Partial<ImportArguments>,
  surroundings: { signal?: AbortSignal; download?: Download; output?: { write(text: string): unknown } } = {},
): Promise<Ending> {
  const { services, dataDir } = site;
  const options = { mapping: undefined, refused: undefined, pictures: undefined };
  return runImport(
    { ...options, isApproved: false, isDryRun: false, ...args },
    {
      withSite: (work) =>
        work({
          ...services,
          store: services.pictures,
          pictures: picturesFeature(services),
          requireOwnStore: async () => {},
        }),
      download: createDownload(),
      runBy: 'asha@desk',
      dataDir,
      output: { write: () => {} },
      signal: new AbortController().signal,
      ...surroundings,
    },
  );
}
