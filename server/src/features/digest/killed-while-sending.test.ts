import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFlat, addPeople } from '../../../test/kill-while-mailing.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { retryNow } from '../../../test/retry-now.ts';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';
import { newId } from '../../lib/ids.ts';

const program = fileURLToPath(new URL('../../../test/digests-process.ts', import.meta.url));
const dataDir = makeTemporaryFolder();
const outbox = path.join(dataDir, 'outbox');
const readers = Array.from({ length: 12 }, (_, number) => `moderator-${number}@example.com`);
const rounds = 6;
/** A look at twelve readers, with its emails, takes about this long. */
const longestLifeMilliseconds = 100;

let database: TestDatabase;
let client: pg.Client;
let ownerId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  ownerId = (await addPeople(client)).ownerId;
  for (const email of readers) {
    const id = newId();
    await client.query(
      `insert into users (id, name, email, email_key, role, is_verified) values ($1, 'Asha', $2, $2, 'moderator', true)`,
      [id, email],
    );
    await client.query(`insert into digest_readers values ($1, 'at-once', now())`, [id]);
  }
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ChildProcess> {
  const { connectionString } = database;
  const site = spawn(process.execPath, [program, JSON.stringify({ connectionString, dataDir })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(site, 'message');
  return site;
}

async function kill(site: ChildProcess): Promise<void> {
  const ended = once(site, 'exit');
  site.kill('SIGKILL');
  await ended;
}

const count = async (query: string) => Number((await client.query(query)).rows[0]?.count);

/** The number of emails that each reader has, whole or in parts. */
function mailsByReader(): number[] {
  const files = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  return readers.map((email) => files.filter((mail) => mail.includes(`To: ${email}`)).length);
}

it('each reader gets one email about each listing, whenever the process is killed', {
  timeout: 120_000,
}, async () => {
  let site = await start();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await addFlat(client, ownerId);
      site.send('look');
      await wait(Math.random() * longestLifeMilliseconds);
      await kill(site);
      // A job of the killed process is retried once it expires; expire it now.
      await client.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
      site = await start();
      const looked = once(site, 'message');
      site.send('look');
      await looked;
      await expect
        .poll(
          async () => {
            await retryNow(client);
            return count(`select count(*) from pgboss.job where name = 'send-mail' and state < 'completed'`);
          },
          { timeout: 20_000 },
        )
        .toBe(0);
      expect(mailsByReader()).toEqual(readers.map(() => round));
    }
  } finally {
    await kill(site);
  }
});
