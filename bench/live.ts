import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startSite } from '../scripts/start-site.ts';
import { createSessionTokens } from '../server/src/http/sessions.ts';
import { newId } from '../server/src/lib/ids.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes, processorMilliseconds } from './lib/site-watch.ts';

/**
 * A thousand people with an open stream each, in five hundred conversations: measures memory and how quickly messages
 * arrive.
 */
const streams = 1_000;
const messages = 1_000;
const perSecond = 20;
const limitMilliseconds = 300;

interface Person {
  id: string;
  token: string;
}

const [loadBefore = 0] = loadavg();
const silent = { info() {}, warn: console.warn, error: console.error };
const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-live-'));
chmodSync(dataDir, 0o755);
const migrationsDir = path.resolve(import.meta.dirname, '../server/migrations');
const database = await openDatabase({ dataDir, migrationsDir, log: silent });
const site = await startSite({ port: 3345, demo: false, databaseUrl: database.connectionString });
const { people, conversations } = await fill(database.connectionString);
await wait(2_000);
const atRest = memoryMegabytes(site.pid).now;

const sentAt = new Map<string, number>();
const deliveries: number[] = [];
const stop = new AbortController();
await inGroups(people, 50, follow);
await wait(3_000);
const withStreams = memoryMegabytes(site.pid).now;

const processorBefore = processorMilliseconds(site.pid);
const posts: Promise<void>[] = [];
for (let number = 0; number < messages; number += 1) {
  posts.push(send(number));
  await wait(1_000 / perSecond);
}
await Promise.all(posts);
await wait(2_000);
const afterwards = memoryMegabytes(site.pid).now;
const perMessage = ((processorMilliseconds(site.pid) - processorBefore) / messages).toFixed(1);
stop.abort();
await site.stop();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

deliveries.sort((one, other) => one - other);
const quantile = (share: number) => Math.round(deliveries[Math.floor((deliveries.length - 1) * share)] ?? 0);
const perStream = Math.round(((withStreams - atRest) * 1024) / streams);
const report = [
  '# Live conversations',
  '',
  `\`node bench/live.ts\` (${machineLine()}). ${streams} open event streams, ${perSecond} messages a second;`,
  'a delivery is the time from the request that sends a message to its event at the other person. The machine also ran',
  `other programs: its load was ${loadBefore.toFixed(1)} before the site started.`,
  '',
  markdownTable(
    ['what', 'figure', 'limit'],
    [
      ['memory without streams, RSS', `${atRest} MB`, ''],
      [`memory with ${streams} streams`, `${withStreams} MB (${perStream} KB a stream)`, ''],
      [`memory after ${messages} messages`, `${afterwards} MB`, ''],
      ['processor time per message', `${perMessage} ms`, ''],
      ['messages delivered', `${deliveries.length} of ${messages}`, `${messages}`],
      [
        'delivery, p50 / p99 / max',
        `${quantile(0.5)} / ${quantile(0.99)} / ${quantile(1)} ms`,
        `p99 ${limitMilliseconds} ms`,
      ],
    ],
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/live.md'), report);
if (deliveries.length < messages || quantile(0.99) > limitMilliseconds) process.exitCode = 1;

async function fill(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const secret = await client.query<{ value: string }>(
    `select value from site_values where name = 'session-secret'`,
  );
  const tokens = createSessionTokens(secret.rows[0]?.value ?? '');
  const ids = Array.from({ length: streams }, () => newId());
  await client.query(
    `insert into users (id, name, email, email_key, is_verified)
     select id, 'Asha Tamang', id || '@example.com', id || '@example.com', true from unnest($1::text[]) id`,
    [ids],
  );
  const pairs = Array.from({ length: streams / 2 }, (_, index) => ({
    id: newId(),
    owner_id: ids[index * 2],
    seeker_id: ids[index * 2 + 1],
  }));
  await client.query(
    `insert into conversations (id, owner_id, seeker_id, listing_title, listing_intent, listing_category)
     select id, owner_id, seeker_id, 'Sunny flat near Sevoke Road', 'rent', 'flat'
     from json_to_recordset($1) as pair (id text, owner_id text, seeker_id text)`,
    [JSON.stringify(pairs)],
  );
  const sessions = ids.map((userId) => ({ sessionId: newId(), userId, version: 1, generation: 1 }));
  await client.query(
    `insert into sessions (id, user_id, version, is_kept, created_at, used_at, expires_at)
     select "sessionId", "userId", version, false, now(), now(), now() + interval '1 day'
     from json_to_recordset($1) as session ("sessionId" text, "userId" text, version integer)`,
    [JSON.stringify(sessions)],
  );
  await client.end();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const people = await Promise.all(
    sessions.map(
      async (session): Promise<Person> => ({
        id: session.userId,
        token: await tokens.issue(session, tomorrow),
      }),
    ),
  );
  return { people, conversations: pairs.map(({ id }) => id) };
}

/** Resolves after the stream's first event, and keeps reading. */
function follow({ token }: Person): Promise<void> {
  return new Promise((resolve, reject) => {
    fetch(`${site.url}/api/inbox`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: stop.signal,
    })
      .then(async ({ body }) => {
        let text = '';
        for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const blocks = (text + chunk).split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) {
            if (!block.includes('event: inbox')) continue;
            resolve();
            arrive(block);
          }
        }
      })
      .catch((error: unknown) => (stop.signal.aborted ? undefined : reject(error)));
  });
}

function arrive(block: string): void {
  const { changes } = JSON.parse(/data: (.*)/.exec(block)?.[1] ?? '{}') as {
    changes?: { lastMessage?: { text: string; isOwn: boolean } }[];
  };
  for (const { lastMessage } of changes ?? []) {
    const begun = lastMessage && !lastMessage.isOwn ? sentAt.get(lastMessage.text) : undefined;
    if (!lastMessage || begun === undefined) continue;
    deliveries.push(performance.now() - begun);
    sentAt.delete(lastMessage.text);
  }
}

/** All people write in turn, once per conversation and round. */
async function send(number: number): Promise<void> {
  const text = `Message ${number}`;
  const pair = number % conversations.length;
  const form = new FormData();
  form.append('key', `message-${number}`);
  form.append('text', text);
  const post = () =>
    fetch(`${site.url}/api/conversations/${conversations[pair]}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${people[pair * 2 + (number % 2)]?.token}` },
      body: form,
    });
  sentAt.set(text, performance.now());
  // The server may close an idle connection just as it is reused. Browsers retry such a request once.
  const answer = await post().catch(post);
  if (!answer.ok) throw new Error(`A message was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function inGroups<T>(all: readonly T[], size: number, act: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += size)
    await Promise.all(all.slice(start, start + size).map(act));
}
