import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markKey, type Storage, type StoredFile } from './storage.ts';

/** What the database records about a store, so that a missing folder is noticed. */
export interface StoreMemory {
  wasBegun: boolean;
  begun(): Promise<void>;
}

/**
 * Files below one folder. A file is written under a temporary name, flushed and renamed, so that it is complete or
 * absent even after a power cut. General file libraries guarantee less.
 */
export function createDiskStorage(root: string, memory?: StoreMemory): Storage {
  const fileOf = (key: string) => {
    const file = path.join(root, key);
    if (!file.startsWith(root + path.sep)) throw new Error(`${key} is not a key of this storage.`);
    return file;
  };
  // If a store was created here and its mark is missing, a disk is not mounted or a folder was moved.
  const mark = path.join(root, markKey);
  // A store with files but no mark is from an older version, or was copied without hidden files.
  let isMarked = existsSync(mark) || (memory?.wasBegun === true && isEmpty(root));
  let isRemembered = memory === undefined || memory.wasBegun;

  /** Throws if the store existed and is missing: files written in its place would be lost when it comes back. */
  async function requireStore(): Promise<void> {
    if (isMarked) await access(mark);
  }

  async function begin(): Promise<void> {
    await mkdir(root, { recursive: true });
    await writeFile(mark, '');
    await flushFolder(root);
    isMarked = true;
  }

  /** A file counts as missing only if the store itself exists. */
  const unlessMissing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
    const found = await reading.catch(undefinedWhenMissing);
    if (found === undefined) await requireStore();
    return found;
  };

  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const folder = path.dirname(file);
      if (!isMarked) await begin();
      await requireStore();
      if (!isRemembered) await memory?.begun();
      isRemembered = true;
      const firstMade = await makeFolders(root, folder);
      const unfinished = path.join(folder, `.${randomUUID()}`);
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(folder);
      // A new folder is itself a new entry in its parent folder.
      if (firstMade !== undefined) await flushFolder(path.dirname(firstMade));
    },
    get: (key) => unlessMissing(readFile(fileOf(key))),
    async stream(key) {
      const handle = await unlessMissing(open(fileOf(key)));
      return handle && createReadStream('', { fd: handle });
    },
    exists: async (key) => (await unlessMissing(stat(fileOf(key)))) !== undefined,
    async *list(prefix) {
      await requireStore();
      yield* listFiles(root, prefix ? fileOf(prefix) : root);
    },
    async remove(key) {
      await requireStore();
      await rm(fileOf(key), { force: true });
    },
    async removeFolder(prefix) {
      await requireStore();
      await rm(fileOf(prefix), { recursive: true, force: true });
    },
  };
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** Creates folders below the root, never the root itself, and returns the first new one. */
async function makeFolders(root: string, folder: string): Promise<string | undefined> {
  let parent = root;
  let firstMade: string | undefined;
  for (const name of path.relative(root, folder).split(path.sep).filter(Boolean)) {
    parent = path.join(parent, name);
    if (await makeFolder(parent)) firstMade ??= parent;
  }
  return firstMade;
}

async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function* listFiles(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(undefinedWhenMissing);
  for await (const entry of entries ?? []) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* listFiles(root, file);
      continue;
    }
    const found =
      file === path.join(root, markKey) ? undefined : await stat(file).catch(undefinedWhenMissing);
    if (found) yield { key: path.relative(root, file).replaceAll(path.sep, '/'), changedAt: found.mtime };
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is durable only once its folder is flushed. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
}
