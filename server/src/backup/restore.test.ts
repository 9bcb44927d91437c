import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../test/postgres.ts';
import { runProgram } from '../../test/run-program.ts';
import { filesOf } from '../../test/stored-data.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { useBackups } from '../../test/use-backups.ts';
import { createStorage } from '../platform/storage/create-storage.ts';

const { site, folder, disk, fileNamed, emptyDatabase, backUpTo, restoreFrom } = await useBackups();

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
  return runProgram('backup/restore-cli.ts', [fileNamed(name)], { DATABASE_URL: url, DATA_DIR: dataDir });
}
