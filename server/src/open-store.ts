import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { hasSiteValue, siteValue } from './platform/database/site-values.ts';
import type { Tables } from './platform/database/tables.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import type { Storage } from './platform/storage/storage.ts';

const folderMark = 'picture-folder';

/** The database remembers that a picture folder exists, so that an unmounted disk does not become a new, empty store. */
export async function openStore(
  config: Pick<Config, 'dataDir' | 's3'>,
  db: Kysely<Tables>,
): Promise<Storage> {
  return createStorage({
    dataDir: config.dataDir,
    s3: config.s3,
    memory: {
      wasBegun: await hasSiteValue(db, folderMark),
      async begun() {
        await siteValue(db, folderMark, () => 'begun');
      },
    },
  });
}
