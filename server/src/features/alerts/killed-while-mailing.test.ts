import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killWhileMailing } from '../../../test/kill-while-mailing.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';

let database: TestDatabase;
const dataDir = makeTemporaryFolder();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('each reader has one mail, whenever the process is killed', { timeout: 600_000 }, async () => {
  const { connectionString } = database;
  const rounds = await killWhileMailing({ connectionString, dataDir, rounds: 10, readers: 4 });
  expect(rounds).toMatchObject({ mails: 40, twice: 0, missing: 0 });
});
