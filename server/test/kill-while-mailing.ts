import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { newId } from '#server/lib/ids.ts';
import type { AlertsProcessOptions } from './alerts-process.ts';
import { passUndoTime } from './pass-undo-time.ts';
import { retryNow } from './retry-now.ts';

const program = fileURLToPath(new URL('./alerts-process.ts', import.meta.url));
const lookMilliseconds = 50;
const closeLookMilliseconds = 5;
/** Matching, queueing and sending take place within this time after the announcement has begun. */
const longestLifeMilliseconds = 300;
const patienceMilliseconds = 60_000;

interface KilledRounds {
  mails: number;
  /** Emails that a reader got twice, and emails that are missing. */
  twice: number;
  missing: number;
  /** The stage the process had reached when it was killed. */
  killedBeforeMatch: number;
  killedBeforeMail: number;
  killedLater: number;
}

/**
 * In each of `rounds`: approves a listing that matches every reader's search, kills the process at a random moment,
 * starts another, and counts the emails of each reader.
 */
export async function killWhileMailing(options: {
  connectionString: string;
  dataDir: string;
  rounds: number;
  readers: number;
}): Promise<KilledRounds> {
  const { connectionString, dataDir, rounds, readers } = options;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { ownerId, adminId } = await addPeople(client);
  await addReaders(client, readers);
  const result = {
    mails: 0,
    twice: 0,
    missing: 0,
    killedBeforeMatch: 0,
    killedBeforeMail: 0,
    killedLater: 0,
  };
  let site = await start({ connectionString, dataDir, adminId });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const listingId = await addFlat(client, ownerId);
      site.send(listingId);
      const [status] = await once(site, 'message');
      if (status !== 200) throw new Error(`The approval was answered with ${status}.`);
      await passUndoTime(client);
      await announcementHasBegun(client);
      await wait(Math.random() * longestLifeMilliseconds);
      const killed = once(site, 'exit');
      site.kill('SIGKILL');
      await killed;
      const { rows } = await client.query(
        'select count(*) as matched, count(mailed_at) as mailed from search_matches where listing_id = $1',
        [listingId],
      );
      if (Number(rows[0].matched) === 0) result.killedBeforeMatch += 1;
      else if (Number(rows[0].mailed) === 0) result.killedBeforeMail += 1;
      else result.killedLater += 1;
      // A job of the killed process is retried once it expires; expire it now.
      await client.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
      site = await start({ connectionString, dataDir, adminId });
      await isDone(client, listingId, readers);
      const counts = await countMails(path.join(dataDir, 'outbox'), listingId);
      for (const count of counts.values()) {
        result.mails += count;
        if (count > 1) result.twice += 1;
      }
      result.missing += readers - counts.size;
    }
  } finally {
    const ended = once(site, 'exit');
    site.kill('SIGKILL');
    await ended;
    await client.end();
  }
  return result;
}

async function announcementHasBegun(client: pg.Client): Promise<void> {
  const givenUpAt = Date.now() + patienceMilliseconds;
  while (Date.now() < givenUpAt) {
    const { rows } = await client.query(
      `select 1 from pgboss.job where name = 'announce-decisions' and state in ('created', 'retry')`,
    );
    if (rows.length === 0) return;
    await wait(closeLookMilliseconds);
  }
  throw new Error('The announcement has not begun.');
}

async function start(options: AlertsProcessOptions): Promise<ChildProcess> {
  const site = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(site, 'message');
  return site;
}

type Database = Pick<pg.Client | pg.Pool, 'query'>;

export async function addPeople(database: Database): Promise<{ ownerId: string; adminId: string }> {
  const [ownerId, adminId] = [newId(), newId()];
  await database.query(
    `insert into users (id, name, email, email_key, role) values
       ($1, 'Owner', 'owner@example.com', 'owner@example.com', 'user'),
       ($2, 'Admin', 'admin@example.com', 'admin@example.com', 'admin')`,
    [ownerId, adminId],
  );
  return { ownerId, adminId };
}

/** Readers who search for flats. */
async function addReaders(database: Database, readers: number): Promise<void> {
  for (let number = 0; number < readers; number += 1) {
    const [recipient, email] = [newId(), `reader-${number}@example.com`];
    await database.query('insert into alert_recipients (id, email, email_key) values ($1, $2, $2)', [
      recipient,
      email,
    ]);
    await database.query(
      `insert into saved_searches (id, recipient_id, query, search, frequency, confirmed_at, intents, categories,
         areas, least_rupees, most_rupees)
       values ($1, $2, 'propertyType=flat', '{"propertyType":["flat"]}', 'at-once', now(), '{*}', '{flat}', '{*}',
         '-infinity', 'infinity')`,
      [newId(), recipient],
    );
  }
}

/** A pending listing. */
export async function addFlat(database: Database, ownerId: string): Promise<string> {
  const id = newId();
  await database.query(
    `insert into listings (id, owner_id, intent, category, title, description, location, longitude, latitude, area,
       bedrooms, bathrooms, built_up_area_square_feet, attached_bathroom, parking, available_from, rent_rupees,
       frequency, available_for_duration, available_for_duration_unit)
     values ($1, $2, 'rent', 'flat', 'Sunny flat near the market', 'Two rooms and a balcony.', 'Sevoke Road', 88.437,
       26.733, 'sevoke', 2, 1, 850, false, false, '2026-12-01', 12000, 'month', 11, 'month')`,
    [id, ownerId],
  );
  return id;
}

/** Every match has been emailed and no job is left that could send it again. */
async function isDone(client: pg.Client, listingId: string, readers: number): Promise<void> {
  const givenUpAt = Date.now() + patienceMilliseconds;
  while (Date.now() < givenUpAt) {
    const { rows } = await client.query(
      `select
         (select count(mailed_at) from search_matches where listing_id = $1)::int as mailed,
         (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
            and name in ('announce-decisions', 'match-listing', 'mail-matches', 'send-mail'))::int as left`,
      [listingId],
    );
    if (rows[0].mailed === readers && rows[0].left === 0) return;
    await retryNow(client);
    await wait(lookMilliseconds);
  }
  throw new Error('What was found has not been mailed.');
}

/** The number of emails that each reader got about the listing. */
async function countMails(outbox: string, listingId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  for (const name of names) {
    const mail = await readFile(path.join(outbox, name), 'utf8');
    // Lines of an email may be wrapped anywhere.
    if (!mail.replaceAll('=\r\n', '').includes(listingId)) continue;
    const to = /^To: (reader-.+)$/m.exec(mail)?.[1]?.trim();
    if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}
