import { expect, it } from 'vitest';
import { migrationsDir } from '../../../test/migrations-dir.ts';
import { readMigrationFiles } from './migration-files.ts';

it('are numbered without gaps from 0030 on', async () => {
  const files = await readMigrationFiles(migrationsDir);
  const numbers = files.map(({ number }) => number).filter((number) => number >= 30);
  expect(numbers).toEqual(numbers.map((_, index) => 30 + index));
});
