import { rmSync } from 'node:fs';
import path from 'node:path';
import { postListing } from '@thikana/contract/own-listings';
import { afterAll, expect, vi } from 'vitest';
import { backUp } from '#server/backup/back-up.ts';
import { restore } from '#server/backup/restore.ts';
import { verifyArchive } from '#server/backup/verify-archive.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { flatForRent, listingForm, photograph } from './listing-forms.ts';
import { migrationsDir } from './migrations-dir.ts';
import { createEmptyDatabase, type TestDatabase } from './postgres.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { useTestSite } from './test-site.ts';

export const quiet = () => {};

/** A site with two listings, a folder for its backups, and empty databases to restore them to. */
export async function useBackups() {
  const site = await useTestSite();
  const folder = makeTemporaryFolder();
  const databases: TestDatabase[] = [];
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.drop()));
    rmSync(folder, { recursive: true, force: true });
  });
  const owner = await site.person();
  const disk = await createStorage({ dataDir: site.dataDir });
  const fileNamed = (name: string) => path.join(folder, name);

  async function post(colour: string): Promise<string> {
    const form = listingForm(flatForRent, [await photograph(colour, 800, 600)]);
    return (await owner.call(postListing, { body: form })).post._id;
  }

  async function waitingJobs(): Promise<number> {
    const { rows } = await site.services.pool.query(
      `select count(*) from pgboss.job where state < 'completed'`,
    );
    return rows[0].count;
  }

  for (const colour of ['#3a7d5a', '#8a4b2d']) await post(colour);
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), { timeout: 30_000 });

  return {
    site,
    folder,
    databases,
    disk,
    fileNamed,
    post,
    async emptyDatabase(): Promise<TestDatabase> {
      const database = await createEmptyDatabase();
      databases.push(database);
      return database;
    },
    backUpTo: (name: string) =>
      backUp({
        connectionString: site.database.connectionString,
        storage: disk,
        file: fileNamed(name),
        version: '1.2.3',
        now: site.services.now,
        onProgress: quiet,
      }),
    async restoreFrom(name: string, connectionString: string, storage: Storage) {
      const manifest = await verifyArchive(fileNamed(name), quiet);
      const file = fileNamed(name);
      return restore({ connectionString, storage, file, manifest, migrationsDir, onProgress: quiet });
    },
  };
}
