import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startS3 } from '../../../test/start-s3.ts';
import { useTestSite } from '../../../test/test-site.ts';
import type { Watch } from '../../lib/watch.ts';
import { findSiteId } from '../../platform/database/site-values.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { requireStoreOwnership } from './store-ownership.ts';
import { watchStore } from './watch-store.ts';

const s3 = await startS3();
afterAll(() => s3.stop());
const site = await useTestSite();
const { db } = site.services;
const folder = path.join(site.dataDir, 'pictures');
const mark = path.join(folder, '.store');

const watches: Watch<string>[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
});

async function watch(options: Partial<Parameters<typeof createStorage>[0]> = {}) {
  const storage = await createStorage({ dataDir: site.dataDir, ...options });
  const log = { info: vi.fn(), warn: vi.fn() };
  const store = watchStore({ db, storage, log, now: () => new Date() });
  watches.push(store);
  await store.check();
  const problem = async () => {
    await store.check();
    return store.latest()?.problem;
  };
  return { problem, log, store };
}

it('a folder that is away is reported once, and once when it is back', async () => {
  const { problem, log, store } = await watch();
  expect(await problem()).toBeUndefined();
  await rename(folder, `${folder}.away`);
  expect([await problem(), await problem()]).toEqual(['away', 'away']);
  expect(store.latest()?.detail).toContain('ENOENT');
  expect(log.warn).toHaveBeenCalledTimes(1);
  await rename(`${folder}.away`, folder);
  expect([await problem(), await problem()]).toEqual([undefined, undefined]);
  expect(log.info.mock.calls).toEqual([['The picture store works again']]);
});

it('the id of another site, no id, and the right one are told apart, and nothing is written', async () => {
  const { problem } = await watch();
  await writeFile(mark, 'another');
  expect(await problem()).toBe('foreign');
  await writeFile(mark, '');
  expect(await problem()).toBe('unmarked');
  await writeFile(mark, await findSiteId(db));
  expect(await problem()).toBeUndefined();
});

it('a bucket without an id is unmarked until the site has written its own', async () => {
  const { problem } = await watch({ s3: s3.options });
  expect(await problem()).toBe('unmarked');
  await requireStoreOwnership(db, await createStorage({ dataDir: site.dataDir, s3: s3.options }));
  expect(await problem()).toBeUndefined();
});

it('a bucket that does not answer is away', async () => {
  const { problem } = await watch({ s3: { ...s3.options, endpoint: 'http://127.0.0.1:1' } });
  expect(await problem()).toBe('away');
});

it('while the database is away, the last finding stands', async () => {
  const { problem, store } = await watch();
  const before = store.latest();
  await site.services.pool.query('alter table site_values rename to site_values_away');
  try {
    await rm(mark);
    expect(await problem()).toBe(before?.problem);
    expect(store.latest()).toBe(before);
  } finally {
    await site.services.pool.query('alter table site_values_away rename to site_values');
  }
  expect(await problem()).toBe('away');
});
