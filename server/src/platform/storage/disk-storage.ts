import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage, StoredFile } from './storage.ts';

/**
 * Files below one folder. A file is written under another name, flushed to the disk and then renamed, so that its
 * own name never shows half of it, not even after a power cut; general file libraries promise less.
 */
export function createDiskStorage(root: string): Storage {
  const fileOf = (key: string) => {
    const file = path.join(root, key);
    if (!file.startsWith(root + path.sep)) throw new Error(`${key} is not a key of this storage.`);
    return file;
  };

  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const folder = path.dirname(file);
      const firstMade = await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${randomUUID()}`);
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(folder);
      // A folder that was just made is itself a new name in the one above it.
      if (firstMade !== undefined) await flushFolder(path.dirname(firstMade));
    },
    get: (key) => readFile(fileOf(key)).catch(undefinedWhenMissing),
    async stream(key) {
      const handle = await open(fileOf(key)).catch(undefinedWhenMissing);
      return handle && createReadStream('', { fd: handle });
    },
    exists: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    list: (prefix) => listFiles(root, prefix ? fileOf(prefix) : root),
    remove: (key) => rm(fileOf(key), { force: true }),
    removeFolder: (prefix) => rm(fileOf(prefix), { recursive: true, force: true }),
  };
}

async function* listFiles(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(undefinedWhenMissing);
  for await (const entry of entries ?? []) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* listFiles(root, file);
      continue;
    }
    const found = await stat(file).catch(undefinedWhenMissing);
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

/** The new name is in the folder only once the folder itself is on the disk. */
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
