import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../../test/silent-log.ts';
import { startDatabaseProcess } from '../../../../test/start-database-process.ts';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.ts';
import { writeMigrations } from '../../../../test/write-migrations.ts';
import { openDatabase } from '../open-database.ts';

const isRoot = process.getuid?.() === 0;

/** An ordinary user: permissions do not apply to root. */
const ordinaryUid = isRoot ? 65_534 : undefined;

let folder: string;
let migrationsDir: string;

beforeEach(() => {
  folder = makeTemporaryFolder();
  migrationsDir = writeMigrations({});
});

afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
  rmSync(migrationsDir, { recursive: true, force: true });
});

test('reports a data folder that is not writable', async () => {
  chmodSync(folder, 0o555);

  const refused = await startDatabaseProcess({ dataDir: folder, migrationsDir, uid: ordinaryUid });

  expect(refused.opened).toMatchObject({
    name: 'StartupError',
    message: `Thikana may not write in its data folder ${folder}.`,
    hint: expect.stringContaining('DATA_DIR'),
  });
  expect(await refused.exitCode()).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('reports a parent folder that the server’s user cannot enter', async () => {
  chmodSync(folder, isRoot ? 0o700 : 0o600);
  const dataDir = join(folder, 'data');

  const opening = openDatabase({ dataDir, migrationsDir, log: silentLog });

  await expect(opening).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(isRoot ? `cannot reach ${dataDir}` : `may not write in its data folder`),
    hint: expect.stringContaining('DATA_DIR'),
  });
});

test('reports a data folder below a file', async () => {
  writeFileSync(join(folder, 'file'), '');
  const dataDir = join(folder, 'file', 'data');

  const opening = openDatabase({ dataDir, migrationsDir, log: silentLog });

  await expect(opening).rejects.toMatchObject({
    name: 'StartupError',
    message: `The data folder ${dataDir} cannot be made there.`,
  });
});

test('reports a full disk, and starts once there is space', async () => {
  const dataDir = join(folder, 'data');

  const refused = await startDatabaseProcess({ dataDir, migrationsDir }, 'ulimit -f 8192');

  expect(refused.opened).toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('The disk is too full for the database'),
    hint: expect.stringContaining('Free some space'),
  });
  expect(await refused.exitCode()).toBe(1);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

  const database = await openDatabase({ dataDir, migrationsDir, log: silentLog });
  expect(database.created).toBe(true);
  await database.stop();
});
