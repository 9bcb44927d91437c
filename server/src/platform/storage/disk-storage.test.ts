import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;
beforeEach(() => {
  root = makeTemporaryFolder();
  storage = createDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const put = (key: string, text: string) => storage.put(key, Buffer.from(text), 'text/plain');

it('returns a stored file whole and as a stream', async () => {
  await put('a/b.txt', 'house');
  expect((await storage.get('a/b.txt'))?.toString()).toBe('house');
  const stream = await storage.stream('a/b.txt');
  expect(stream && (await buffer(stream)).toString()).toBe('house');
  expect(await storage.exists('a/b.txt')).toBe(true);
});

it('returns undefined for a missing file', async () => {
  expect(await storage.get('a/b.txt')).toBeUndefined();
  expect(await storage.stream('a/b.txt')).toBeUndefined();
  expect(await storage.exists('a/b.txt')).toBe(false);
  await storage.remove('a/b.txt');
  await storage.removeFolder('a');
});

it('shows the old or the new file, never a mixture, and leaves no other', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => put('a/b.txt', text)));
  expect(texts).toContain((await storage.get('a/b.txt'))?.toString());
  expect(await readdir(`${root}/a`)).toEqual(['b.txt']);
});

it('flushes the file before its name appears, and the name before it reports success', async () => {
  await put('first', 'x');
  const handle = await open(`${root}/first`);
  const handles = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const named: boolean[] = [];
  const flush = handles.sync;
  const flushing = vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof handle) {
    named.push(existsSync(`${root}/a/b.txt`));
    await flush.call(this);
  });
  await put('a/b.txt', 'house').finally(() => flushing.mockRestore());
  // The file under its temporary name, its folder, and the folder above, which gets a new entry.
  expect(named).toEqual([false, true, true]);
});

it('lists a folder, and everything', async () => {
  await put('a/1', 'x');
  await put('a/b/2', 'x');
  await put('c/3', 'x');
  const keys = async (prefix?: string) => {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found.sort();
  };
  expect(await keys('a')).toEqual(['a/1', 'a/b/2']);
  expect(await keys()).toEqual(['a/1', 'a/b/2', 'c/3']);
  expect(await keys('nowhere')).toEqual([]);
});

it('removes one key, and a whole folder', async () => {
  await put('a/1', 'x');
  await put('a/2', 'x');
  await put('b/1', 'x');
  await storage.remove('a/1');
  expect([await storage.exists('a/1'), await storage.exists('a/2')]).toEqual([false, true]);
  await storage.removeFolder('a');
  expect([await storage.exists('a/2'), await storage.exists('b/1')]).toEqual([false, true]);
});

it.each(['../outside', '..', ''])('rejects %j as a key', async (key) => {
  await expect(put(key, 'x')).rejects.toThrow('is not a key');
});

it('is unavailable, not empty, while its folder is moved, and works when it is back', async () => {
  await put('a/1', 'x');
  for (const begun of [storage, createDiskStorage(root)]) {
    await rename(root, `${root}.away`);
    for (const isMountPoint of [false, true]) {
      if (isMountPoint) await mkdir(root);
      await expect(begun.put('a/2', Buffer.from('x'), 'text/plain')).rejects.toThrow('ENOENT');
      await expect(begun.get('a/1')).rejects.toThrow('ENOENT');
      await expect(begun.stream('a/1')).rejects.toThrow('ENOENT');
      await expect(begun.exists('a/1')).rejects.toThrow('ENOENT');
      await expect(begun.remove('a/1')).rejects.toThrow('ENOENT');
      await expect(begun.removeFolder('a')).rejects.toThrow('ENOENT');
      await expect(begun.list('a')[Symbol.asyncIterator]().next()).rejects.toThrow('ENOENT');
    }
    expect(await readdir(root)).toEqual([]);
    await rm(root, { recursive: true });
    await cp(`${root}.away`, root, { recursive: true });
    await rm(`${root}.away`, { recursive: true });
    expect((await begun.get('a/1'))?.toString()).toBe('x');
    await begun.put('a/2', Buffer.from('x'), 'text/plain');
  }
});

describe('a known store', () => {
  const remembered = { wasBegun: true, begun: async () => {} };

  it('is unavailable, not created again, if a process starts without its disk', async () => {
    for (const isMountPoint of [false, true]) {
      await rm(root, { recursive: true, force: true });
      if (isMountPoint) await mkdir(root);
      const started = createDiskStorage(root, remembered);
      await expect(started.put('a/1', Buffer.from('x'), 'text/plain')).rejects.toThrow('ENOENT');
      await expect(started.exists('a/1')).rejects.toThrow('ENOENT');
    }
    expect(await readdir(root)).toEqual([]);
  });

  it('is accepted without a mark if it is from an earlier version', async () => {
    await mkdir(path.join(root, 'a'), { recursive: true });
    await writeFile(path.join(root, 'a/1'), 'x');
    const started = createDiskStorage(root, remembered);
    expect((await started.get('a/1'))?.toString()).toBe('x');
    await started.put('a/2', Buffer.from('y'), 'text/plain');
    expect(await started.exists('a/2')).toBe(true);
  });

  it('is recorded with its first file', async () => {
    const begun = vi.fn(async () => {});
    const started = createDiskStorage(root, { wasBegun: false, begun });
    expect(await started.exists('a/1')).toBe(false);
    expect(begun).not.toHaveBeenCalled();
    await started.put('a/1', Buffer.from('x'), 'text/plain');
    await started.put('a/2', Buffer.from('x'), 'text/plain');
    expect(begun).toHaveBeenCalledOnce();
  });
});
