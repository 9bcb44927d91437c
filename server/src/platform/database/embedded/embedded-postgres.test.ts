import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../../test/silent-log.ts';
import { startDatabaseProcess } from '../../../../test/start-database-process.ts';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.ts';
import { writeMigrations } from '../../../../test/write-migrations.ts';
import { type OpenedDatabase, openDatabase } from '../open-database.ts';

let dataDir: string;
let migrationsDir: string;
const opened: OpenedDatabase[] = [];

beforeEach(() => {
  dataDir = makeTemporaryFolder();
  migrationsDir = writeMigrations({ '0001-notes.sql': 'create table notes (text text not null)' });
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.stop()));
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(migrationsDir, { recursive: true, force: true });
});

async function open(): Promise<OpenedDatabase> {
  const database = await openDatabase({ dataDir, migrationsDir, log: silentLog });
  opened.push(database);
  return database;
}

async function readNotes(database: OpenedDatabase): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('select text from notes order by text');
  return rows.map((row) => row.text);
}

function readServerPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('keeps its data between starts', async () => {
  const first = await open();
  await first.pool.query("insert into notes values ('kept')");
  await first.stop();
  opened.pop();

  const second = await open();

  expect(first.created).toBe(true);
  expect(second.created).toBe(false);
  expect(await readNotes(second)).toEqual(['kept']);
});

test('is durable, checksummed, sorted the same everywhere and closed to strangers', async () => {
  const database = await open();

  const { rows } = await database.pool.query(
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
      current_setting('synchronous_commit') as commits, current_setting('data_checksums') as checksums,
      current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
      (select rolsuper from pg_roles where rolname = current_user) as superuser`,
  );

  expect(rows).toEqual([
    {
      fsync: 'on',
      pages: 'on',
      commits: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      addresses: '',
      superuser: false,
    },
  ]);
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'postgres/pg_hba.conf'), 'utf8')).not.toMatch(/^\w.*(trust|password)$/m);
});

test('rejects a second process in the same folder and continues unharmed', async () => {
  const first = await open();

  const second = await startDatabaseProcess({ dataDir, migrationsDir });

  expect(second.opened).toMatchObject({
    name: 'StartupError',
    message: `Another Thikana is already using ${dataDir} (process ${process.pid}).`,
  });
  expect(await second.exitCode()).toBe(1);
  expect(await readNotes(first)).toEqual([]);
});

test('stops the server that a killed process left running, and keeps acknowledged data', async () => {
  const killed = await startDatabaseProcess({ dataDir, migrationsDir });
  await killed.query("insert into notes values ('acknowledged')");
  const orphan = readServerPid();
  await killed.end('SIGKILL');
  expect(isAlive(orphan)).toBe(true);

  const database = await open();

  expect(await readNotes(database)).toEqual(['acknowledged']);
  expect(readServerPid()).not.toBe(orphan);
});

test('starts although another process has the id of a killed server', async () => {
  const killed = await startDatabaseProcess({ dataDir, migrationsDir });
  await killed.query("insert into notes values ('acknowledged')");
  const serverPid = readServerPid();
  await killed.end('SIGKILL');
  process.kill(serverPid, 'SIGKILL');
  const folder = join(dataDir, 'postgres');
  const { uid, gid } = statSync(folder);
  const bystander = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
  const pidFile = join(folder, 'postmaster.pid');
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(bystander.pid)));

  const database = await open();

  expect(await readNotes(database)).toEqual(['acknowledged']);
  expect(bystander.exitCode).toBeNull();
  bystander.kill();
});

test('stops its server when the process is told to stop', async () => {
  const stopped = await startDatabaseProcess({ dataDir, migrationsDir });
  const serverPid = readServerPid();

  expect(await stopped.end('SIGTERM')).toBe(0);

  expect(isAlive(serverPid)).toBe(false);
});
