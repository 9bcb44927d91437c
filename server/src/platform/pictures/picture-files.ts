import path from 'node:path';
import type { Storage } from '../storage/storage.ts';
import { originalKey, renditionsFolder } from './picture-keys.ts';
import { contentTypes } from './rendition.ts';

export interface PictureFile {
  key: string;
  bytes: Buffer;
}

/** All files of a picture, also while it is being finished. */
export async function readPictureFiles(storage: Storage, id: string): Promise<PictureFile[]> {
  // The original first: it is deleted only after every rendition exists, so one of them is always found.
  const files = [await readFile(storage, originalKey(id))];
  for await (const { key } of storage.list(renditionsFolder(id))) {
    if (!path.basename(key).startsWith('.')) files.push(await readFile(storage, key));
  }
  return files.filter((file) => file !== undefined);
}

export function keepPictureFile(storage: Storage, { key, bytes }: PictureFile): Promise<void> {
  const format = path.extname(key).slice(1);
  const types: Record<string, string> = contentTypes;
  return storage.put(key, bytes, types[format] ?? 'application/octet-stream');
}

export async function removePictureFiles(storage: Storage, id: string): Promise<void> {
  await storage.removeFolder(renditionsFolder(id));
  await storage.remove(originalKey(id));
}

async function readFile(storage: Storage, key: string): Promise<PictureFile | undefined> {
  const bytes = await storage.get(key);
  return bytes && { key, bytes };
}
