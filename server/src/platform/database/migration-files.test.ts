import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrationsDir } from '../../../test/migrations-dir.ts';
import { readMigrationFiles } from './migration-files.ts';

const files = await readMigrationFiles(migrationsDir);

it('are numbered without gaps from 0030 on', () => {
  const numbers = files.map(({ number }) => number).filter((number) => number >= 30);
  expect(numbers).toEqual(numbers.map((_, index) => 30 + index));
});

it('are unchanged since their release', () => {
  const released = path.join(import.meta.dirname, '../../../test/releases/migrations.sha256');
  const lines = readFileSync(released, 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(30);
  const present = files.map(
    ({ number, name, checksum }) => `${checksum}  ${String(number).padStart(4, '0')}-${name}.sql`,
  );
  expect(present.slice(0, lines.length)).toEqual(lines);
});
