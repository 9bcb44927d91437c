import { spawnSync } from 'node:child_process';
import fs, {
  copyFileSync,
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
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { flatForRent, listingForm, photograph } from '../../test/listing-forms.ts';
import { migrationsDir } from '../../test/migrations-dir.ts';
import { createEmptyDatabase, type TestDatabase } from '../../test/postgres.ts';
import { runProgram } from '../../test/run-program.ts';
import { startS3 } from '../../test/start-s3.ts';
import { filesOf, rowsOf } from '../../test/stored-data.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { openTestSite, type Person, type TestSite } from '../../test/test-site.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { verifyArchive } from './verify-archive.ts';

let site: TestSite;
let owner: Person;
let disk: Storage;
let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
const databases: TestDatabase[] = [];

const quiet = () => {};
const fileNamed = (name: string) => path.join(folder, name);

beforeAll(async () => {
  [site, s3] = await Promise.all([openTestSite(), startS3()]);
  folder = makeTemporaryFolder();
  owner = await site.person();
  disk = await createStorage({ dataDir: site.dataDir });
  for (const colour of ['#3a7d5a', '#8a4b2d']) await post(colour);
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), { timeout: 30_000 });
});

afterAll(async () => {
  await Promise.all([site.close(), s3.stop(), ...databases.map((database) => database.drop())]);
  rmSync(folder, { recursive: true, force: true });
});

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

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}

function backUpTo(name: string) {
  return backUp({
    connectionString: site.database.connectionString,
    storage: disk,
    file: fileNamed(name),
    version: '1.2.3',
    now: site.services.now,
    onProgress: quiet,
  });
}

async function restoreFrom(name: string, connectionString: string, storage: Storage) {
  const manifest = await verifyArchive(fileNamed(name), quiet);
  const file = fileNamed(name);
  return restore({ connectionString, storage, file, manifest, migrationsDir, onProgress: quiet });
}

describe('a backup', () => {
  it.each(['backup.tar', 'backup.tar.gz', 'backup.tar.zst'])(
    'is readable by its owner only: %s',
    async (name) => {
      await backUpTo(name);
      expect(statSync(fileNamed(name)).mode & 0o777).toBe(0o600);
      expect((await verifyArchive(fileNamed(name), quiet)).version).toBe('1.2.3');
    },
  );

  it('moves every row, file and waiting job to another database and an S3 store', async () => {
    const boss = await new PgBoss(site.database.connectionString).start();
    const mail = { to: 'asha@example.com', subject: 'Later', text: 'Not yet.', html: '<p>Not yet.</p>' };
    await boss.send('send-mail', mail, { startAfter: 3_600 });
    await boss.stop();
    const target = await emptyDatabase();
    const store = await createStorage({ dataDir: folder, s3: s3.options });

    const stored = await backUpTo('moved.tar.zst');
    const restored = await restoreFrom('moved.tar.zst', target.connectionString, store);

    expect(restored).toEqual({ ...stored, picturesWithoutFiles: 0 });
    const rows = await rowsOf(target.connectionString);
    const { site_values: values = [], ...others } = await rowsOf(site.database.connectionString);
    // The source of the backup may still run, so the restored site gets its own id.
    const idOf = (all: readonly string[]) => all.find((value) => value.startsWith('(site-id,'));
    const otherThanId = (all: readonly string[]) => all.filter((value) => value !== idOf(all));
    expect(rows).toMatchObject(others);
    expect(otherThanId(rows.site_values ?? [])).toEqual(otherThanId(values));
    expect(idOf(rows.site_values ?? [])).toBe(`(site-id,${await store.get('.store')})`);
    expect(idOf(rows.site_values ?? [])).not.toBe(idOf(values));
    expect(rows.listings).toHaveLength(2);
    expect(rows.jobs?.join()).toContain('Not yet.');
    const files = await filesOf(store);
    expect(files).toEqual(await filesOf(disk));
    expect(Object.keys(files).length).toBeGreaterThan(4);
  });

  it('continues the sequences and enforces the same constraints', async () => {
    const client = new pg.Client(databases[0]?.connectionString);
    await client.connect();
    const entry = `insert into audit_entries (action, subject_id, subject_label) values ('x', 'x', 'x') returning id`;
    const before = await site.services.pool.query(entry);
    const after = await client.query(entry);
    expect(Number(after.rows[0].id)).toBe(before.rows[0].id);
    await expect(client.query(`update listings set owner_id = repeat('0', 24)`)).rejects.toThrow(
      'foreign key',
    );
    await client.query('delete from listings');
    expect((await client.query('select from listing_changes')).rowCount).toBeGreaterThan(0);
    await client.end();
  });

  it('is consistent while the site is written to', async () => {
    let isOver = false;
    const writing = (async () => {
      for (let number = 0; !isOver; number += 1) await post(`#${String(100_000 + number)}`);
    })();
    const target = await emptyDatabase();
    const store = await createStorage({ dataDir: path.join(folder, 'moment') });
    await backUpTo('moment.tar');
    isOver = true;
    await writing;
    await restoreFrom('moment.tar', target.connectionString, store);

    const {
      pictures = [],
      listings = [],
      listing_pictures: shown = [],
    } = await rowsOf(target.connectionString);
    expect(pictures.length).toBe(listings.length);
    expect(shown.length).toBe(listings.length);
    const files = Object.keys(await filesOf(store));
    const ids = pictures.map((row) => row.slice(1, 33));
    expect(ids.filter((id) => !files.some((file) => file.includes(id)))).toEqual([]);
  });
});

describe('a failing backup', () => {
  const backUpBy = (name: string, environment: Record<string, string> = {}) =>
    runBackup(name, { DATABASE_URL: site.database.connectionString, DATA_DIR: site.dataDir, ...environment });
  const away = { S3_BUCKET: 'nowhere', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };

  it.each([
    ['under a name that is no archive’s', 'monday.zip', {}, 'does not end in .tar, .tar.gz or .tar.zst'],
    [
      'from an empty store in place of the right one',
      'none.tar',
      { DATA_DIR: '/nowhere' },
      'has none of the',
    ],
    [
      'from a store that does not answer',
      'away.tar',
      { ...away, S3_ENDPOINT: 'http://127.0.0.1:9' },
      'ECONNREFUSED',
    ],
  ])(
    '%s, reports the reason and leaves no file',
    async (_what, name, environment: Record<string, string>, reason) => {
      const { code, output } = await backUpBy(name, environment);
      expect(code).toBe(1);
      expect(output).toContain(reason);
      expect(output).not.toContain('    at ');
      expect(readdirSync(folder).filter((each) => each.startsWith(name))).toEqual([]);
    },
  );

  it('reports a full disk', async () => {
    const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
    const { write } = fs;
    const isTheArchive = (fd: number) =>
      fs.fstatSync(fd).ino === statSync(fileNamed('full.tar.unfinished'), { throwIfNoEntry: false })?.ino;
    const writing = vi.spyOn(fs, 'write').mockImplementation(((fd: number, ...args: unknown[]) => {
      if (!isTheArchive(fd)) return Reflect.apply(write, fs, [fd, ...args]);
      (args.at(-1) as (error: Error) => void)(full);
    }) as never);
    await expect(backUpTo('full.tar').finally(() => writing.mockRestore())).rejects.toBe(full);
    expect(readdirSync(folder).filter((each) => each.startsWith('full.tar'))).toEqual([]);
  });
});

describe('a restore', () => {
  const damages: [string, (file: string) => void][] = [
    ['cut in the middle', (file) => truncateSync(file, statSync(file).size / 2)],
    ['cut where a file ends', (file) => truncateSync(file, 512 * 3)],
    ['without its end', (file) => truncateSync(file, statSync(file).size - 2_048)],
    ['with one other byte', (file) => flipByte(file)],
    ['that is empty', (file) => writeFileSync(file, '')],
    ['that is something else', (file) => writeFileSync(file, 'id,title\n1,House\n')],
  ];

  it.each(damages)('rejects an archive %s and leaves the database empty', async (_what, damage) => {
    const target = await emptyDatabase();
    await backUpTo('whole.tar');
    copyFileSync(fileNamed('whole.tar'), fileNamed('damaged.tar'));
    damage(fileNamed('damaged.tar'));

    const { code, output } = await runRestore('damaged.tar', target.connectionString);

    expect(code).toBe(1);
    expect(output).toMatch(/damaged or truncated|not a Thikana backup/);
    expect(output).not.toContain('    at ');
    expect(await tablesIn(target)).toEqual([]);
    expect(existsSync(path.join(folder, 'restored/pictures'))).toBe(false);
  });

  it('rejects a database that is not empty', async () => {
    const { code, output } = await runRestore('whole.tar', site.database.connectionString);
    expect(code).toBe(1);
    expect(output).toContain('The database is not empty: it has a table');
  });

  it('rejects a folder in place of an archive with a clear message', async () => {
    const { code, output } = await runRestore('.', site.database.connectionString);
    expect(code).toBe(1);
    expect(output).toMatch(/cannot be read: EISDIR/);
    expect(output).not.toContain('    at ');
  });

  it('rejects a store that is not empty', async () => {
    const target = await emptyDatabase();
    const restoring = restoreFrom('whole.tar', target.connectionString, disk);
    await expect(restoring).rejects.toThrow('The picture store is not empty');
    expect(await tablesIn(target)).toEqual([]);
  });

  it('restores into an empty data folder with an embedded database', async () => {
    const dataDir = path.join(makeTemporaryFolder(), 'data');
    const { code, output } = await runRestore('whole.tar', '', dataDir);
    expect(output).toMatch(/Restored [\d,]+ rows/);
    expect(code).toBe(0);
    const files = await filesOf(await createStorage({ dataDir }));
    expect(Object.keys(files).length).toBeGreaterThan(4);
    rmSync(path.dirname(dataDir), { recursive: true, force: true });
  });

  it('reports a full disk without a stack, and works once there is space', { timeout: 120_000 }, async () => {
    const client = new pg.Client(site.database.connectionString);
    await client.connect();
    await client.query(
      `insert into site_values select 'large', string_agg(md5(n::text), '') from generate_series(1, 700000) n`,
    );
    await client.end();
    await backUpTo('large.tar.zst');
    const dataDir = path.join(makeTemporaryFolder(), 'data');
    const program = path.join(import.meta.dirname, 'restore-cli.ts');
    // Files of up to 17 MB: enough for an empty database, too little for this one.
    const limited = spawnSync(
      '/bin/sh',
      ['-c', 'ulimit -f 34000; exec "$0" "$@"', process.execPath, program, fileNamed('large.tar.zst')],
      { env: { ...process.env, DATABASE_URL: '', S3_BUCKET: '', DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    expect(limited.status).toBe(1);
    expect(limited.stderr).toMatch(/disk of the database is full/);
    expect(limited.stderr).not.toContain('    at ');
    const again = await runRestore('large.tar.zst', '', dataDir);
    expect(again.output).toMatch(/Restored [\d,]+ rows/);
    expect(again.code).toBe(0);
    rmSync(path.dirname(dataDir), { recursive: true, force: true });
  });

  async function tablesIn({ connectionString }: TestDatabase): Promise<string[]> {
    const client = new pg.Client(connectionString);
    await client.connect();
    const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
    await client.end();
    return rows.map((row) => row.tablename);
  }
});

function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const at = bytes.indexOf('Asha Tamang');
  bytes[at] = 'U'.charCodeAt(0);
  writeFileSync(file, bytes);
}

function runRestore(name: string, url: string, dataDir = path.join(folder, 'restored')) {
  return run('restore-cli.ts', name, { DATABASE_URL: url, DATA_DIR: dataDir });
}

function runBackup(name: string, environment: Record<string, string>) {
  return run('backup-cli.ts', name, environment);
}

function run(command: string, name: string, environment: Record<string, string>) {
  return runProgram(`backup/${command}`, [fileNamed(name)], environment);
}
