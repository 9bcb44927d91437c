import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../test/migrations-dir.ts';
import { createEmptyDatabase, type TestDatabase } from '../../test/postgres.ts';
import {
  fillAs,
  folderOf,
  hasMigration,
  migrationFiles,
  type Release,
} from '../../test/releases/releases.ts';
import { takeSnapshot } from '../../test/releases/snapshot.ts';
import { runProgram } from '../../test/run-program.ts';
import { silentLog } from '../../test/silent-log.ts';
import { beginSiteProcess, startSiteProcess } from '../../test/start-site-process.ts';
import { filesOf } from '../../test/stored-data.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { connectionStringOfRunningServer } from '../platform/database/embedded/running-server.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts';
import { restore } from './restore.ts';
import { verifyArchive } from './verify-archive.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const environment = { LOG_LEVEL: 'info', DATABASE_URL: '', S3_BUCKET: '' };
const folder = () => path.join(dataDir, 'backups');
const backups = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const verify = (name: string) => verifyArchive(path.join(folder(), name), () => {});

const release: Release = '0.4.0';

/** No archive has transaction numbers, which mean nothing in another cluster. */
async function rowsOf(connectionString: string) {
  const { listing_changes: _, ...rows } = await takeSnapshot(connectionString);
  return rows;
}

it('the printed command leads back to the older version', { timeout: 120_000 }, async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await fillAs(release, postgres.connectionString);
  const before = await rowsOf(postgres.connectionString);
  await postgres.stop();
  const storage = await createStorage({ dataDir });
  await storage.put(`renditions/${'0'.repeat(31)}1/320.jpeg`, Buffer.from('a picture'), 'image/jpeg');
  const pictures = await filesOf(storage);

  const site = await startSiteProcess({ dataDir, databaseUrl: '', environment });
  expect(site.output()).toMatch(/Pending migrations: \d{4}-[a-z-]+/);
  const [, command = ''] =
    /To go back .* run: DATA_DIR=\S+ npm run restore -- (--replace [^\s"]+)/.exec(site.output()) ?? [];
  const client = new pg.Client(connectionStringOfRunningServer(dataDir));
  await client.connect();
  await client.query(`delete from listings; update users set name = 'Spoiled'`);
  await client.end();
  const goBack = () =>
    runProgram('backup/restore-cli.ts', command.split(' '), { ...environment, DATA_DIR: dataDir });
  expect(await goBack()).toMatchObject({
    code: 1,
    output: expect.stringContaining('Another Thikana is already using'),
  });
  await site.stop();
  expect(await goBack()).toMatchObject({
    code: 0,
    output: expect.stringContaining('Now start the version whose last migration is 0041-unoffered.'),
  });

  // A start of the older version.
  const files = migrationFiles.filter((file) => hasMigration(release, file));
  const older = await openDatabase({ dataDir, migrationsDir: folderOf(files), log: silentLog });
  expect(await rowsOf(older.connectionString)).toEqual(before);
  await older.stop();
  expect(await filesOf(await createStorage({ dataDir }))).toEqual(pictures);
  const [former = ''] = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
  expect(readdirSync(path.join(dataDir, former))).toEqual(
    expect.arrayContaining(['postgres', 'postgres.password']),
  );
});

describe('on a database of its own server', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createEmptyDatabase();
    await fillAs('0.4.0', database.connectionString);
  });
  afterEach(() => database.drop());

  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line) };
  const settings = () => ({
    backsUpBeforeMigration: true,
    databaseUrl: undefined,
    dataDir,
    version: '9.9.9',
  });
  const hook = (
    pending: string,
    changes: { databaseUrl?: string; backsUpBeforeMigration?: boolean } = {},
  ) => {
    lines.length = 0;
    return backUpBeforeUpgrade({ ...settings(), ...changes }, log)(database.connectionString, [pending]);
  };

  it('keeps the last three, and one for each schema', async () => {
    for (const [index, name] of ['0043-a', '0044-b', '0044-b', '0045-c', '0046-d'].entries()) {
      await hook(name);
      const time = new Date(Date.UTC(2026, 10, 24, index));
      utimesSync(path.join(folder(), `before-${name}.tar.zst`), time, time);
    }
    const names = ['before-0044-b.tar.zst', 'before-0045-c.tar.zst', 'before-0046-d.tar.zst'];
    expect(backups()).toEqual(names);
    expect((await verify('before-0046-d.tar.zst')).contents).toBe('rows');
  });

  it('says why it makes none', async () => {
    await hook('0043-a', { backsUpBeforeMigration: false });
    expect(lines.join()).toContain('because BACKUP_BEFORE_MIGRATION is off');
    await hook('0043-a', { backsUpBeforeMigration: false, databaseUrl: 'postgresql://x/y' });
    expect(lines.join()).toMatch(/because DATABASE_URL names .* npm run backup -- FILE/);
    expect(backups()).toEqual([]);
  });

  it('a full disk stops the upgrade, and leaves neither a file nor a change', async () => {
    mkdirSync(folder());
    symlinkSync('/dev/full', path.join(folder(), 'before-0043-a.tar.zst.unfinished'));
    await expect(hook('0043-a')).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/backup before the migration failed.*not changed: The disk is full/),
      hint: expect.stringContaining('BACKUP_BEFORE_MIGRATION=off'),
    });
    expect(backups()).toEqual([]);
  });

  it('its backup fits the store of its site only', async () => {
    await hook('0043-a');
    const file = path.join(folder(), 'before-0043-a.tar.zst');
    const manifest = await verify('before-0043-a.tar.zst');
    const storage = await createStorage({ dataDir });
    const restoreInto = (target: TestDatabase) =>
      restore({
        connectionString: target.connectionString,
        storage,
        file,
        manifest,
        migrationsDir,
        onProgress: () => {},
      });
    const target = await createEmptyDatabase();
    await storage.put('.store', Buffer.from('another site'), 'text/plain');
    await expect(restoreInto(target)).rejects.toThrow('The picture store belongs to another site');
    expect(await takeSnapshot(target.connectionString)).toEqual({});
    const { site_values: values } = await takeSnapshot(database.connectionString);
    const id = String(values?.['["site-id"]']?.value);
    await storage.put('.store', Buffer.from(id), 'text/plain');
    await restoreInto(target);
    expect(await rowsOf(target.connectionString)).toEqual(await rowsOf(database.connectionString));
    expect((await storage.get('.store'))?.toString()).toBe(id);
    await target.drop();
  });

  it('its backup of a version without site ids fits the store that a newer version marked', async () => {
    const older = await createEmptyDatabase();
    await fillAs('0.2.0', older.connectionString);
    await backUpBeforeUpgrade(settings(), log)(older.connectionString, ['0030-messages-only']);
    const file = path.join(folder(), 'before-0030-messages-only.tar.zst');
    const manifest = await verify('before-0030-messages-only.tar.zst');
    const storage = await createStorage({ dataDir });
    await storage.put('.store', Buffer.from('the id of the newer version'), 'text/plain');
    const target = await createEmptyDatabase();
    const { connectionString } = target;
    await restore({ connectionString, storage, file, manifest, migrationsDir, onProgress: () => {} });
    expect((await storage.get('.store'))?.toString()).toBe('');
    await Promise.all([older.drop(), target.drop()]);
  });

  it('a kill during the backup changes nothing, and the next start makes it anew', async () => {
    const before = await takeSnapshot(database.connectionString);
    const options = {
      dataDir,
      databaseUrl: database.connectionString,
      environment: { ...environment, DATABASE_URL: database.connectionString, BACKUP_BEFORE_MIGRATION: 'on' },
    };
    const holder = new pg.Client(database.connectionString);
    await holder.connect();
    await holder.query('begin; lock table visits in access exclusive mode');
    const site = beginSiteProcess(options);
    await expect.poll(backups, { timeout: 20_000 }).toEqual([expect.stringMatching(/unfinished$/)]);
    await site.end('SIGKILL');
    await holder.query('rollback');
    expect(await takeSnapshot(database.connectionString)).toEqual(before);
    await holder.end();

    const again = await startSiteProcess(options);
    await again.stop();
    const [name = '', ...others] = backups();
    expect(others).toEqual([]);
    expect((await verify(name)).migrations.at(-1)?.number).toBe(41);
    await expect(
      migrate({ connectionString: database.connectionString, migrationsDir, log: silentLog }),
    ).resolves.toBeUndefined();
  });
});
