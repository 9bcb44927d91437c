import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { postListing } from '@thikana/contract/own-listings';
import { viewSystem } from '@thikana/contract/system';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../../test/is-running.ts';
import { flatForRent, listingForm, photograph } from '../../test/listing-forms.ts';
import { createEmptyDatabase } from '../../test/postgres.ts';
import { queueJob } from '../../test/queue-job.ts';
import { runProgram } from '../../test/run-program.ts';
import { startS3 } from '../../test/start-s3.ts';
import { startSiteProcess } from '../../test/start-site-process.ts';
import { rowsOf } from '../../test/stored-data.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { useTestSite } from '../../test/test-site.ts';
import { findLastBackup, recordBackup } from '../platform/database/backup-records.ts';

const site = await useTestSite();
const { db, pool } = site.services;
const admin = await site.person('admin');
const owner = await site.person();
const photographs = [await photograph('#3a7d5a', 800, 600)];
await owner.call(postListing, { body: listingForm(flatForRent, photographs) });

let folder: string;
beforeEach(async () => {
  folder = makeTemporaryFolder();
  await pool.query(`delete from site_values where name in ('backup-check', 'backup-failure', 'last-backup')`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = () => ({
  DATABASE_URL: site.database.connectionString,
  DATA_DIR: site.dataDir,
  BACKUP_TO: folder,
  BACKUP_KEEP: '2',
});
const backUp = (args: string[] = [], changes: Record<string, string> = {}) =>
  runProgram('backup/backup-cli.ts', args, { ...settings(), ...changes });
const names = () => readdirSync(folder).sort();
const look = async () => (await admin.call(viewSystem, {})).scheduledBackups;
/** The next backups are not checked, which takes a database server of its own each. */
const checkedToday = () =>
  pool.query(`insert into site_values (name, value) values ('backup-check', $1)`, [
    JSON.stringify({ at: new Date().toISOString(), name: 'x', seconds: 1, rows: 1, pictures: 1 }),
  ]);
const checkNow = () => backUp(['--check']);
const scratchFolders = () => readdirSync(site.dataDir).filter((name) => name.startsWith('backup-check-'));

describe('a backup to a folder', () => {
  it('is restored into an empty database the first time, and not again within a week', async () => {
    const first = await backUp();
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringMatching(/restored into an empty database to check it: \d+ rows, 1 pictures/),
    });
    expect(names()).toEqual([expect.stringMatching(/^thikana-[0-9a-f]{8}-\d{8}T\d{6}Z\.tar\.zst$/)]);
    const last = await findLastBackup(db);
    expect(last).toMatchObject({
      name: names()[0],
      pictures: 1,
      fileBytes: statSync(path.join(folder, names()[0] ?? '')).size,
    });
    const { lastCheck, lastFailure } = await look();
    expect(lastCheck).toMatchObject({ name: names()[0], rows: last?.rows, pictures: 1 });
    expect(lastFailure).toBeNull();
    expect(scratchFolders()).toEqual([]);

    expect((await backUp()).output).not.toContain('restored into an empty database');
    await pool.query(
      `update site_values set value = jsonb_set(value::jsonb, '{at}', to_jsonb('2026-01-01T00:00:00Z'::text))::text
       where name = 'backup-check'`,
    );
    expect((await backUp()).output).toContain('restored into an empty database');
  });

  it('deletes its own oldest backups, and nothing of others', async () => {
    const others = ['thikana-00000000-20200101T000000Z.tar.zst', 'notes.txt', 'monday.tar'];
    for (const name of others) writeFileSync(path.join(folder, name), '');
    await checkedToday();
    const made: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      expect((await backUp()).code).toBe(0);
      // A name has the second in which its backup began, so the next one begins in a later second.
      const ended = thisSecond();
      await vi.waitFor(() => expect(thisSecond()).not.toBe(ended), 2_000);
      made.push(
        names()
          .filter((name) => !others.includes(name))
          .at(-1) ?? '',
      );
    }
    expect(new Set(made).size).toBe(3);
    expect(names()).toEqual([...others, ...made.slice(1)].sort());
  });

  it('is never written to a folder that is missing, and the failure is reported', async () => {
    rmSync(folder, { recursive: true });
    const { code, output } = await backUp();
    expect(code).toBe(1);
    expect(output).toContain(`There is no folder ${folder} (BACKUP_TO).`);
    expect(output).not.toMatch(/^\s+at /m);
    expect((await look()).lastFailure?.reason).toContain('There is no folder');
    const mail = await site.mailTo(admin.email, 'backup');
    expect(mail.text).toContain('There is no folder');
    expect(mail.link).toContain('/admin/system');

    folder = makeTemporaryFolder();
    await checkedToday();
    expect((await backUp()).code).toBe(0);
    expect((await look()).lastFailure).toBeNull();
  });
});

describe('a check', () => {
  it.each<[string, () => Promise<void> | void, RegExp]>([
    ['a truncated archive', () => truncateNewest(), /damaged or truncated/],
    ['an archive with fewer rows than were counted', () => countMore(), /rows, but the backup had/],
    ['no archive at all', () => rmSync(path.join(folder, names()[0] ?? '')), /has no backup of this site/],
  ])('fails for %s, and reports it', async (_what, damage, reason) => {
    await checkedToday();
    expect((await backUp()).code).toBe(0);
    await damage();
    const { code, output } = await checkNow();
    expect(code).toBe(1);
    expect(output).toMatch(reason);
    expect(output).not.toMatch(/^\s+at /m);
    expect((await look()).lastFailure?.reason).toMatch(reason);
    expect(scratchFolders()).toEqual([]);
  });

  function truncateNewest(): void {
    const file = path.join(folder, names()[0] ?? '');
    truncateSync(file, statSync(file).size - 2_000);
  }

  async function countMore(): Promise<void> {
    const last = await findLastBackup(db);
    if (last) await recordBackup(db, { ...last, rows: last.rows + 1 });
  }
});

it('a backup to a bucket can be checked and restored from there', async () => {
  const s3 = await startS3();
  const { endpoint = '', region, bucket, accessKeyId, secretAccessKey } = s3.options;
  const bucketSettings = {
    BACKUP_TO: `s3://${bucket}/nightly`,
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  try {
    const { code, output } = await backUp([], bucketSettings);
    expect(output).toMatch(new RegExp(`s3://${bucket}/nightly/thikana-\\S+: .* 1 pictures`));
    expect(output).toContain('restored into an empty database');
    expect(code).toBe(0);
    expect(output).not.toContain(secretAccessKey);

    const target = await createEmptyDatabase();
    const dataDir = makeTemporaryFolder();
    const name = /s3:\S+(?=: )/.exec(output)?.[0] ?? '';
    const restored = await runProgram('backup/restore-cli.ts', [name], {
      ...bucketSettings,
      DATABASE_URL: target.connectionString,
      DATA_DIR: dataDir,
    });
    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/Restored .* 1 pictures/) });
    expect(await rowsOf(target.connectionString)).toMatchObject({
      listings: (await rowsOf(site.database.connectionString)).listings,
    });
    await target.drop();
    const away = await backUp([], { ...bucketSettings, BACKUP_TO: 's3://nowhere' });
    expect(away).toMatchObject({
      code: 1,
      output: expect.stringContaining('s3://nowhere (BACKUP_TO) cannot be used'),
    });
    expect(away.output).not.toMatch(/^\s+at /m);
  } finally {
    await s3.stop();
  }
});

it('Ctrl+C during a check ends its database, without a stack', async () => {
  await checkedToday();
  const { code } = await backUp();
  expect(code).toBe(0);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'backup-cli.ts'), '--check'], {
    env: { ...process.env, ...settings() },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const pidOfServer = () => {
    const [scratch = ''] = scratchFolders();
    const file = path.join(site.dataDir, scratch, 'postgres/postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  };
  await expect.poll(pidOfServer, { timeout: 30_000, interval: 5 }).toBeGreaterThan(1);
  const pid = pidOfServer() ?? 0;
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(output).toBe('\nInterrupted.\n');
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
});

it('the site makes a backup when its job is due, and takes the schedule back without BACKUP_AT', async () => {
  const { DATABASE_URL, DATA_DIR, ...environment } = settings();
  const options = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
  const schedule = async () =>
    (await pool.query(`select cron, timezone from pgboss.schedule where name = 'back-up'`)).rows;

  const scheduled = await startSiteProcess({
    ...options,
    environment: { ...environment, BACKUP_AT: '03:05' },
  });
  expect(await schedule()).toEqual([{ cron: '5 3 * * *', timezone: 'Asia/Kolkata' }]);
  await checkedToday();
  await queueJob(DATABASE_URL, 'back-up');
  const lastName = async () => (await findLastBackup(db))?.name;
  await expect.poll(lastName, { timeout: 40_000 }).toMatch(/^thikana-/);
  expect(names()).toEqual([await lastName()]);
  await scheduled.stop();

  const unscheduled = await startSiteProcess({ ...options, environment });
  expect(await schedule()).toEqual([]);
  await unscheduled.stop();
});

const thisSecond = () => Math.floor(Date.now() / 1000);
