import fs, { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runProgram } from '../../test/run-program.ts';
import { startS3 } from '../../test/start-s3.ts';
import { filesOf, rowsOf } from '../../test/stored-data.ts';
import { quiet, useBackups } from '../../test/use-backups.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { verifyArchive } from './verify-archive.ts';

const { site, folder, databases, disk, fileNamed, post, emptyDatabase, backUpTo, restoreFrom } =
  await useBackups();
const s3 = await startS3();
afterAll(() => s3.stop());

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

function runBackup(name: string, environment: Record<string, string>) {
  return runProgram('backup/backup-cli.ts', [fileNamed(name)], environment);
}
