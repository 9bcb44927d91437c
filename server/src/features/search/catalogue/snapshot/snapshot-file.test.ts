import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'thikana-snapshot-'));
const file = path.join(folder, 'catalogue.snapshot');
afterAll(() => rmSync(folder, { recursive: true }));

const arrays = [Uint32Array.of(1, 2, 3), new Uint8Array(0), Int32Array.of(-5)];
const header = { arrays: 3 };
const write = () => {
  const copies = arrays.slice(0, 2).map((array) => array.slice());
  return writeSnapshotFile(file, async () => ({
    header,
    copies,
    arrays: arrays.slice(2),
    isIntact: () => true,
  }));
};

async function read() {
  const snapshot = await readSnapshotFile(file);
  const found = [new Uint32Array(3), new Uint8Array(0), new Int32Array(1)];
  for (const array of found) await snapshot?.fill(array);
  await snapshot?.close();
  return { header: snapshot?.header, arrays: found };
}

it('returns what was written', async () => {
  expect(await write()).toBe(true);
  expect(await read()).toEqual({ header, arrays });
});

it('frees copies once they are written', async () => {
  const copies = [Uint32Array.of(1, 2, 3)];
  await writeSnapshotFile(`${file}-copies`, async () => ({
    header,
    copies,
    arrays: [],
    isIntact: () => true,
  }));
  expect(copies[0]?.buffer.byteLength).toBe(0);
});

it('keeps the former file if the arrays no longer belong together, or if they cannot be written', async () => {
  const contents = { header, copies: [], arrays: [], isIntact: () => false };
  expect(await writeSnapshotFile(file, async () => contents)).toBe(false);
  await expect(writeSnapshotFile(file, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(existsSync(`${file}.new`)).toBe(false);
  expect(await read()).toEqual({ header, arrays });
});

it('keeps the former file if the process is killed while it writes', async () => {
  const program = fileURLToPath(new URL('../../../../../test/write-snapshot.ts', import.meta.url));
  const writer = spawn(process.execPath, [program, file], { stdio: 'ignore' });
  const ended = once(writer, 'exit');
  while (!existsSync(`${file}.new`)) await wait(5);
  writer.kill('SIGKILL');
  await ended;
  expect(existsSync(`${file}.new`)).toBe(true);
  expect(await read()).toEqual({ header, arrays });

  // For a minute it may be the file of another process.
  expect(await write()).toBe(false);
  const before = new Date(Date.now() - 61_000);
  utimesSync(`${file}.new`, before, before);
  expect(await write()).toBe(true);
});
