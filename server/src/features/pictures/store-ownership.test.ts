import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postListing } from '@thikana/contract/own-listings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { flatForRent, listingForm, photograph } from '../../../test/listing-forms.ts';
import { createTestDatabase } from '../../../test/postgres.ts';
import { runProgram } from '../../../test/run-program.ts';
import { startS3 } from '../../../test/start-s3.ts';
import { filesOf } from '../../../test/stored-data.ts';
import { sweepOf } from '../../../test/sweep.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { createPool } from '../../platform/database/pool.ts';
import { findSiteId, setSiteId } from '../../platform/database/site-values.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { requireStoreOwnership } from './store-ownership.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const refusal = 'The store of pictures belongs to another site than the database.';
const markOf = () => path.join(site.dataDir, 'pictures/.store');
const idOfStore = () => readFileSync(markOf(), 'utf8');
const idOfDatabase = () => findSiteId(site.services.db);

/** Starts the site's picture store with a new database. */
async function another(): Promise<TestSite> {
  const database = await createTestDatabase();
  const pool = createPool({ connectionString: database.connectionString });
  // Databases in tests are copies of one template.
  await pool.query(`update site_values set value = 'another' where name = 'site-id'`);
  await pool.end();
  return openTestSite({ database, environment: { DATA_DIR: site.dataDir } });
}

const start = (opened: Promise<TestSite>) => opened.then((each) => each.close());

async function postPicture(): Promise<void> {
  const form = listingForm(flatForRent, [await photograph('#3a7d5a', 640, 480)]);
  await (await site.person()).call(postListing, { body: form });
  await jobsAreDone(site, ['finish-picture']);
}

it('an empty store gets the id of its database, and keeps it', async () => {
  expect(idOfStore()).toBe(await idOfDatabase());
  await start(openTestSite({ beside: site }));
  expect(idOfStore()).toBe(await idOfDatabase());
});

it('a start and a sweep with another or copied database change nothing in the store', async () => {
  await postPicture();
  const before = await filesOf((await sweepOf(site)).storage);
  await expect(start(another())).rejects.toThrow(refusal);
  await setSiteId(site.services.db, 'another');
  const sweep = await sweepOf(site);
  await expect(sweepOrphans(sweep, 'renditions')).rejects.toThrow(refusal);
  expect(await filesOf(sweep.storage)).toEqual(before);
});

it('a store from before site ids is matched with the database that knows its pictures', async () => {
  await postPicture();
  writeFileSync(markOf(), '');
  await expect(start(another())).rejects.toThrow(refusal);
  expect(idOfStore()).toBe('');
  await start(openTestSite({ beside: site }));
  expect(idOfStore()).toBe(await idOfDatabase());
});

it('an adopted store is refused to its former site and to copies of the database', async () => {
  const before = await idOfDatabase();
  writeFileSync(markOf(), 'another');
  await expect(start(openTestSite({ beside: site }))).rejects.toThrow(refusal);
  const { code, output } = await runProgram('admin.ts', ['adopt-store'], {
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.database.connectionString,
  });
  expect([code, output]).toEqual([0, expect.stringContaining('now belongs to this site')]);
  expect(idOfStore()).toBe(await idOfDatabase());
  expect(idOfStore()).not.toBe(before);
  await start(openTestSite({ beside: site }));
});

it('a bucket gets a site id like a folder', async () => {
  const s3 = await startS3();
  try {
    const { db } = site.services;
    const bucket = await createStorage({ dataDir: '', s3: s3.options });
    await requireStoreOwnership(db, bucket);
    expect((await bucket.get('.store'))?.toString()).toBe(await idOfDatabase());
    expect(await filesOf(bucket)).toEqual({});
    await setSiteId(db, 'another');
    await expect(requireStoreOwnership(db, bucket)).rejects.toThrow(refusal);
  } finally {
    await s3.stop();
  }
});
