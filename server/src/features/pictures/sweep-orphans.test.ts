import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postListing } from '@thikana/contract/own-listings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flatForRent, listingForm, photograph } from '../../../test/listing-forms.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { sweepOf } from '../../../test/sweep.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const orphan = 'a'.repeat(32);
const newcomer = 'b'.repeat(32);
const numbered = (count: number) =>
  Array.from({ length: count }, (_, place) => String(place).padStart(32, 'c'));
const fileOf = (file: string) => path.join(site.dataDir, 'pictures', file);
const stored = (folder: string) => (existsSync(fileOf(folder)) ? readdirSync(fileOf(folder)) : []);
const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);

async function sweep(where: 'originals' | 'renditions', now = site.services.now, log = silentLog) {
  return sweepOrphans({ ...(await sweepOf(site)), now, log: { debug() {}, ...log } }, where);
}

function leave(file: string, hoursAgo: number): void {
  mkdirSync(path.dirname(fileOf(file)), { recursive: true });
  writeFileSync(fileOf(file), 'x');
  const time = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(fileOf(file), time, time);
}

async function postPicture(): Promise<string> {
  const owner = await site.person();
  await owner.call(postListing, { body: listingForm(flatForRent, [await photograph('#3a7d5a', 640, 480)]) });
  return stored('renditions')[0] ?? '';
}

it('moves files without a row to quarantine within the hour, and nothing else', async () => {
  const kept = await postPicture();
  leave(`originals/${orphan}`, 0.75);
  leave(`renditions/${orphan}/640.jpg`, 0.75);
  leave(`originals/${newcomer}`, 0);

  expect(await sweep('originals')).toBe(1);
  expect(stored('originals')).toContain(newcomer);
  expect(stored('renditions')).toEqual([kept]);
  expect(stored('quarantine/originals')).toEqual([orphan]);
  expect(stored(`quarantine/renditions/${orphan}`)).toEqual(['640.jpg']);
  for (const url of [`/pictures/${orphan}/640.jpg`, `/pictures/quarantine/${orphan}`])
    expect((await site.app.http.inject(url)).statusCode).toBe(404);

  leave(`renditions/${orphan}/640.jpg`, 2);
  expect(await sweep('renditions', inDays(1 / 12))).toBe(1);
  expect(stored('renditions')).toEqual([kept]);
});

it('deletes files after seven days in quarantine and logs their number', async () => {
  leave(`renditions/${orphan}/640.jpg`, 1);
  const info = vi.fn();
  await sweep('renditions', site.services.now, { ...silentLog, info });
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ moved: 1, deleted: 0 }), expect.any(String));
  await sweep('originals', inDays(6.9));
  expect(stored(`quarantine/renditions/${orphan}`)).toEqual(['640.jpg']);
  await sweep('originals', inDays(7.1), { ...silentLog, info });
  expect(info).toHaveBeenLastCalledWith(
    expect.objectContaining({ moved: 0, deleted: 1 }),
    expect.any(String),
  );
  expect(stored(`quarantine/renditions/${orphan}`)).toEqual([]);
});

it('moves files back when their row exists again', async () => {
  leave(`renditions/${orphan}/640.jpg`, 1);
  await sweep('renditions');
  const { id: owner_id } = await site.person();
  await site.services.db
    .insertInto('pictures')
    .values({ id: orphan, width: 640, height: 480, placeholder: '', owner_id })
    .execute();
  expect(await sweep('originals', inDays(8))).toBe(0);
  expect(stored(`renditions/${orphan}`)).toEqual(['640.jpg']);
  expect(stored(`quarantine/renditions/${orphan}`)).toEqual([]);
});

it('moves up to twenty files of a small store, but none if they are over a twentieth of a larger one', async () => {
  for (const id of numbered(21)) leave(`renditions/${id}/640.jpg`, 1);
  const error = vi.fn();
  expect(await sweep('renditions', site.services.now, { ...silentLog, error })).toBe(0);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { where: 'renditions', stored: 21, orphans: 21 },
    expect.stringContaining('stopped and moved nothing'),
  );
  expect(stored('renditions')).toHaveLength(21);
  expect(stored('quarantine')).toEqual([]);

  const { db } = site.services;
  const { id: owner_id } = await site.person();
  const [first = ''] = numbered(1);
  await db
    .insertInto('pictures')
    .values({ id: first, width: 640, height: 480, placeholder: '', owner_id })
    .execute();
  expect(await sweep('renditions')).toBe(20);
  expect(stored('renditions')).toEqual([first]);
});
