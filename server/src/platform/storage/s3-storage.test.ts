import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3 } from '../../../test/start-s3.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let storage: Storage;
beforeAll(async () => {
  s3 = await startS3();
  storage = createS3Storage(s3.options);
});
afterAll(() => s3.stop());

const put = (key: string, text: string) => storage.put(key, Buffer.from(text), 'text/plain');
const keys = (prefix?: string) => keysOf(storage, prefix);
async function keysOf(listed: Storage, prefix?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of listed.list(prefix)) found.push(key);
  return found.sort();
}

it('returns a stored file whole and as a stream, and undefined for a missing one', async () => {
  await put('a/b.txt', 'house');
  expect((await storage.get('a/b.txt'))?.toString()).toBe('house');
  const stream = await storage.stream('a/b.txt');
  expect(stream && (await buffer(stream)).toString()).toBe('house');
  expect([await storage.exists('a/b.txt'), await storage.exists('a/c.txt')]).toEqual([true, false]);
  expect(await storage.get('a/c.txt')).toBeUndefined();
  expect(await storage.stream('a/c.txt')).toBeUndefined();
});

it('lists and removes one key, and a whole folder', async () => {
  await Promise.all([put('d/1', 'x'), put('d/2', 'x'), put('dd/3', 'x')]);
  expect(await keys('d')).toEqual(['d/1', 'd/2']);
  await storage.remove('d/1');
  expect(await keys('d')).toEqual(['d/2']);
  await storage.removeFolder('d');
  expect(await keys()).toEqual(expect.arrayContaining(['dd/3']));
  expect(await keys('d')).toEqual([]);
});

it('keeps to its own folder of the bucket', async () => {
  const [siliguri, braga] = ['cities/siliguri', 'cities/braga'].map((prefix) =>
    createS3Storage({ ...s3.options, prefix }),
  ) as [Storage, Storage];
  await siliguri.put('e/1', Buffer.from('house'), 'text/plain');
  expect((await siliguri.get('e/1'))?.toString()).toBe('house');
  expect(await keysOf(siliguri)).toEqual(['e/1']);
  expect(await keysOf(siliguri, 'e')).toEqual(['e/1']);
  expect(await keys('cities')).toEqual(['cities/siliguri/e/1']);
  expect([await braga.exists('e/1'), await keysOf(braga)]).toEqual([false, []]);
  await braga.removeFolder('e');
  expect(await siliguri.exists('e/1')).toBe(true);
});

it('fails if the bucket is missing', async () => {
  const elsewhere = createS3Storage({ ...s3.options, bucket: 'no-such-bucket' });
  await expect(elsewhere.get('a/b.txt')).rejects.toThrow('bucket');
});
