import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test/postgres.ts';
import { runProgram } from '../test/run-program.ts';
import { rowsOf } from '../test/stored-data.ts';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';
import { verifyArchive } from './backup/verify-archive.ts';
import { createPool } from './platform/database/pool.ts';

let folder: string;
let empty: TestDatabase;
let waiting: TestDatabase;

beforeAll(async () => {
  folder = makeTemporaryFolder();
  writeFileSync(path.join(folder, 'listings.csv'), 'title\nHouse\n');
  [empty, waiting] = await Promise.all([createEmptyDatabase(), createTestDatabase()]);
  const pool = createPool({ connectionString: waiting.connectionString });
  await pool.query('delete from migrations where number = (select max(number) from migrations)');
  await pool.end();
});
afterAll(async () => {
  await Promise.all([empty.drop(), waiting.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const commands: [string, string, () => string[]][] = [
  ['admin', 'admin.ts', () => ['create', 'asha@example.com']],
  ['import', 'import/cli.ts', () => [path.join(folder, 'listings.csv'), '--owner', 'asha@example.com']],
  ['backup', 'backup/backup-cli.ts', () => [path.join(folder, 'monday.tar')]],
];

describe.each(commands)('%s', (_name, program, args) => {
  it('rejects a mistyped DATA_DIR by name and creates nothing there', async () => {
    const dataDir = path.join(folder, 'mistyped');
    const { code, output } = await runProgram(program, args(), { DATA_DIR: dataDir, DATABASE_URL: '' });
    expect(output).toContain(`There is no site at ${dataDir}.`);
    expect(code).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
    expect(readdirSync(folder)).toEqual(['listings.csv']);
  });

  it('rejects a database without a site, by name without its password, and creates no table', async () => {
    const url = new URL(empty.connectionString.replace('@/', '@localhost/'));
    const { code, output } = await runProgram(program, args(), {
      DATA_DIR: path.join(folder, 'mistyped'),
      DATABASE_URL: empty.connectionString,
    });
    expect(output).toMatch(/There is no site at .*\./);
    expect(output).toContain(url.pathname);
    expect(output).not.toContain(`:${url.password}@`);
    expect(code).toBe(1);
    const pool = createPool({ connectionString: empty.connectionString });
    const tables = await pool.query(`select from pg_tables where schemaname = 'public'`);
    await pool.end();
    expect(tables.rowCount).toBe(0);
    expect(readdirSync(folder)).toEqual(['listings.csv']);
  });
});

it.each(commands.filter(([name]) => name !== 'backup'))(
  '%s does not migrate a site',
  async (_name, program, args) => {
    const before = await rowsOf(waiting.connectionString);
    const { code, output } = await runProgram(program, args(), {
      DATA_DIR: path.join(folder, 'mistyped'),
      DATABASE_URL: waiting.connectionString,
    });
    expect(output).toMatch(/waits for migration \d{4}-.*Start the site once/s);
    expect(code).toBe(1);
    expect(await rowsOf(waiting.connectionString)).toEqual(before);
  },
);

it('backup copies a site with pending migrations, and does not migrate it', async () => {
  const { migrations } = await rowsOf(waiting.connectionString);
  const file = path.join(folder, 'before-the-upgrade.tar');
  const { code } = await runProgram('backup/backup-cli.ts', [file], {
    DATA_DIR: folder,
    DATABASE_URL: waiting.connectionString,
  });
  expect(code).toBe(0);
  expect((await verifyArchive(file, () => {})).migrations).toHaveLength(migrations?.length ?? 0);
  expect((await rowsOf(waiting.connectionString)).migrations).toEqual(migrations);
});
