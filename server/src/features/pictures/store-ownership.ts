import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StartupError } from '../../lib/startup-error.ts';
import { findSiteId, setSiteId } from '../../platform/database/site-values.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { pictureIdOfKey } from '../../platform/pictures/picture-keys.ts';
import { markKey, type Storage } from '../../platform/storage/storage.ts';
import { picturesRepository } from './pictures.repository.ts';

/** So many files of a store without an id are looked at for one picture that the database knows. */
const sampledFiles = 1_000;

/** Refuses a store of pictures with the id of another site. An empty store, or one of before there were ids, gets this site's. */
export async function requireStoreOwnership(db: Kysely<Tables>, storage: Storage): Promise<void> {
  const siteId = await findSiteId(db);
  const storeId = (await storage.get(markKey))?.toString();
  if (storeId === siteId) return;
  if (storeId || !(await isEmptyOrKnown(db, storage))) throw storeOfAnotherSite();
  await writeId(storage, siteId);
}

function storeOfAnotherSite(): StartupError {
  return new StartupError(
    'The store of pictures belongs to another site than the database.',
    'Check S3_BUCKET, DATA_DIR and DATABASE_URL. Where no other site uses this store: npm run admin -- adopt-store',
  );
}

async function isEmptyOrKnown(db: Kysely<Tables>, storage: Storage): Promise<boolean> {
  const ids = new Set<string>();
  let files = 0;
  for await (const { key } of storage.list()) {
    const id = pictureIdOfKey(key);
    if (id) ids.add(id);
    files += 1;
    if (files >= sampledFiles) break;
  }
  return ids.size === 0 || (await picturesRepository(db).listKnown([...ids])).length > 0;
}

/** The store is this site's from now on, by a new id: whoever had the old one, such as the site that this is a copy of, is refused. */
export async function adoptStore(db: Kysely<Tables>, storage: Storage): Promise<void> {
  const id = randomUUID();
  await writeId(storage, id);
  await setSiteId(db, id);
}

async function writeId(storage: Storage, id: string): Promise<void> {
  await storage.put(markKey, Buffer.from(id), 'text/plain');
}
