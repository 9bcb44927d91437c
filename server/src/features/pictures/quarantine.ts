import { expiry } from '@thikana/contract/expiry';
import type { Kysely } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  keepPictureFile,
  readPictureFiles,
  removePictureFiles,
} from '../../platform/pictures/picture-files.ts';
import { pictureIdOfKey } from '../../platform/pictures/picture-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { picturesRepository } from './pictures.repository.ts';

const folder = 'quarantine';

/** Moves all files of a picture to a folder that is not served. */
export async function quarantinePicture(storage: Storage, id: string): Promise<void> {
  for (const { key, bytes } of await readPictureFiles(storage, id))
    await keepPictureFile(storage, { key: `${folder}/${key}`, bytes });
  await removePictureFiles(storage, id);
}

/** Moves back the pictures that have a row again, and deletes those that have been in quarantine for a week. */
export async function tendQuarantine(
  db: Kysely<Tables>,
  storage: Storage,
  now: Date,
): Promise<{ recovered: number; deleted: number }> {
  const files: { key: string; home: string; id: string; changedAt: Date }[] = [];
  for await (const { key, changedAt } of storage.list(folder)) {
    const home = key.slice(folder.length + 1);
    const id = pictureIdOfKey(home);
    if (id) files.push({ key, home, id, changedAt });
  }
  const known = new Set(await picturesRepository(db).listKnown([...new Set(files.map(({ id }) => id))]));
  const before = new Date(now.getTime() - expiry.quarantineDays * dayMilliseconds);
  const recovered = files.filter(({ id }) => known.has(id));
  for (const { key, home } of recovered) {
    const bytes = await storage.get(key);
    if (bytes) await keepPictureFile(storage, { key: home, bytes });
    await storage.remove(key);
  }
  const deleted = files.filter(({ id, changedAt }) => !known.has(id) && changedAt < before);
  for (const { key } of deleted) await storage.remove(key);
  return { recovered: recovered.length, deleted: deleted.length };
}
