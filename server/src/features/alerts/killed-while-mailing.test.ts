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

// `node bench/alerts.ts` kills it 200 times.
it('each reader gets one email, whenever the process is killed', { timeout: 600_000 }, async () => {
  const { connectionString } = database;
  const rounds = await killWhileMailing({ connectionString, dataDir, rounds: 5, readers: 4 });
  expect(rounds).toMatchObject({ mails: 20, twice: 0, missing: 0 });
});
