import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StartupError } from '../../lib/startup-error.ts';
import { m } from '../../paraglide/messages.js';
import { findSiteId, setSiteId } from '../../platform/database/site-values.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { pictureIdOfKey } from '../../platform/pictures/picture-keys.ts';
import { markKey, type Storage } from '../../platform/storage/storage.ts';
import { shellCommand } from '../../shell-command.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { picturesRepository } from './pictures.repository.ts';

/** The maximum number of files to check when a store without an id is matched with the database. */
const sampledFiles = 1_000;

/**
 * Throws if the picture store has the id of another site. An empty store, or one from before site ids, gets this
 * site's id.
 */
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
    `Check S3_BUCKET, DATA_DIR and DATABASE_URL. Where no other site uses this store: ${shellCommand('admin', 'adopt-store')}`,
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

/**
 * Gives database and store a new id, so that the store belongs to this site alone. Others with the old id, such as
 * the site that this one is a copy of, are refused.
 */
export async function adoptStore(db: Kysely<Tables>, storage: Storage, actorId: string): Promise<void> {
  const id = randomUUID();
  await writeId(storage, id);
  await db.transaction().execute(async (transaction) => {
    await setSiteId(transaction, id);
    const subject = { id: 'picture-store', label: m.site_picture_store };
    await recordAudit(transaction, { adminId: actorId, action: 'site.adopt-store', subject });
  });
}

async function writeId(storage: Storage, id: string): Promise<void> {
  await storage.put(markKey, Buffer.from(id), 'text/plain');
}
