import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login, register } from '@thikana/contract/accounts';
import { saveSearch, viewAlerts } from '@thikana/contract/alerts';
import { type Call, createClient } from '@thikana/contract/client';
import { postListing, viewOwnListing } from '@thikana/contract/listings';
import { contactOperator } from '@thikana/contract/site';
import sharp from 'sharp';
import { startSite } from '../scripts/start-site.ts';
import { flatForRent, listingForm } from '../server/test/listing-forms.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * What the site has said to be done is still done when its process is killed at a moment of chance: listings with their
 * pictures, saved searches, mails.
 */
const argument = (name: string, usual: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual;
const rounds = argument('rounds', 50);
const writesEach = argument('writes', 80);
const writers = 8;
const searchesEach = 45;
const recoveryMilliseconds = 10_000;
const mailMilliseconds = 60_000;
const port = 3396;
const operator = 'operator@example.org';

interface Posted {
  id: string;
  title: string;
  picture: string;
  call: Call;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-kills-'));
// The database server may run as another user, who has to reach its own folder.
await chmod(dataDir, 0o755);
const environment = { DATA_DIR: dataDir, CONTACT_EMAIL: operator };
const start = () => startSite({ port, demo: false, environment });
const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a7d5a' } })
  .jpeg()
  .toBuffer();

interface Done {
  posts: Posted[];
  searches: { id: string; call: Call }[];
  mails: string[];
}

const nothingDone = (): Done => ({ posts: [], searches: [], mails: [] });
const all = nothingDone();
let done = nothingDone();
const delivered = new Set<string>();
const readFiles = new Set<string>();
const lost: string[] = [];
const recoveries: number[] = [];
let written = 0;
let site = await start();

for (let round = 1; round <= rounds; round += 1) {
  done = nothingDone();
  const people = await Promise.all(Array.from({ length: writers }, newPerson));
  let isOver = false;
  const writing = people.map(async (call) => {
    for (let turn = 0; !isOver; turn += 1) {
      // A write that was cut off counts for nothing: nobody was told that it is done.
      await write(call, turn).catch(() => {});
    }
  });
  while (countDone() < writesEach) await wait(5);
  await wait(Math.random() * 300);
  site.kill();
  isOver = true;
  await Promise.all(writing);
  written += countDone();
  all.posts.push(...done.posts);
  all.searches.push(...done.searches);
  all.mails.push(...done.mails);

  const killedAt = performance.now();
  site = await start();
  await (await fetch(`${site.url}/readyz`)).arrayBuffer();
  recoveries.push(performance.now() - killedAt);
  // Mails have until the end: what was being sent waits for the silence of its process to be noticed.
  await check({ ...done, mails: [] });
  console.log(`${round}: ${countDone()} written, ${lost.length} lost`);
}
await check(all);
await site.stop();
await rm(dataDir, { recursive: true, force: true });

recoveries.sort((a, b) => a - b);
const table = markdownTable(
  ['what', 'figure', 'at most'],
  [
    ['rounds, the process killed at a moment of chance', rounds, ''],
    ['writes that were said to be done', written, ''],
    ['… of them lost or torn afterwards', lost.length, 0],
    ['… listings, each with its picture', all.posts.length, ''],
    ['… mails, each delivered within 60 s of the last start', all.mails.length, ''],
    ['longest until it served again', `${((recoveries.at(-1) ?? 0) / 1000).toFixed(1)} s`, '10 s'],
  ],
);
const report = `# Killed\n\n\`node bench/kills.ts\` (${machineLine()}). ${writers} people write at once, at least ${writesEach} writes a round, then \`kill -9\`.\n\n${table}\n${lost.map((each) => `- ${each}\n`).join('')}`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/kills.md'), report);
if (lost.length > 0 || (recoveries.at(-1) ?? 0) > recoveryMilliseconds) process.exitCode = 1;

function countDone(): number {
  return done.posts.length + done.searches.length + done.mails.length;
}

async function newPerson(): Promise<Call> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a quiet verandah' };
  const visitor = createClient({ baseUrl: site.url });
  await visitor(register, { body: { ...account, name: 'Asha Tamang', phone: '+919832012345' } });
  const { token } = await visitor(login, { body: account });
  return createClient({ baseUrl: site.url, token: () => token });
}

async function write(call: Call, turn: number): Promise<void> {
  const title = `A flat of ${randomUUID()}`;
  if (turn % 3 === 0) {
    const body = listingForm({ ...flatForRent, title }, [picture]);
    const { post } = await call(postListing, { body, headers: { 'idempotency-key': randomUUID() } });
    done.posts.push({ id: post._id, title, picture: post.gallery[0]?.url ?? '', call });
  } else if (turn % 3 === 1 || turn > searchesEach * 3) {
    await call(contactOperator, { body: { name: 'Bina Rai', email: 'bina@example.org', message: title } });
    done.mails.push(title);
  } else {
    const search = { purpose: 'rent', q: title.slice(-12) };
    const { _id } = await call(saveSearch, { body: { search, frequency: 'off' } });
    done.searches.push({ id: _id, call });
  }
}

/** Everything that was said to be done is there. What is wrong is said once. */
async function check({ posts, searches, mails }: Done): Promise<void> {
  for (const { id, title, picture: url, call } of posts) {
    const found = await call(viewOwnListing, { params: { id } }).catch(() => undefined);
    if (found?.post.title !== title || found.post.bedrooms !== 2) note(`listing ${id}`);
    const answer = await fetch(site.url + url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width } = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: undefined }));
    if (!answer.ok || !width) note(`picture ${url} of listing ${id}`);
  }
  for (const [call, own] of Map.groupBy(searches, (each) => each.call)) {
    const kept = new Set((await call(viewAlerts, {})).searches.map(({ _id }) => _id));
    for (const { id } of own) if (!kept.has(id)) note(`search ${id}`);
  }
  for (const title of await undelivered(mails)) note(`mail ${title}`);
}

function note(what: string): void {
  if (!lost.includes(what)) lost.push(what);
}

async function undelivered(mails: readonly string[]): Promise<string[]> {
  const outbox = path.join(dataDir, 'outbox');
  const givenUpAt = Date.now() + mailMilliseconds;
  for (;;) {
    for (const name of await readdir(outbox)) {
      if (!name.endsWith('.eml') || readFiles.has(name)) continue;
      readFiles.add(name);
      const text = (await readFile(path.join(outbox, name), 'utf8')).replaceAll(/=\r?\n/g, '');
      for (const [title] of text.matchAll(/A flat of [0-9a-f-]{36}/g)) delivered.add(title);
    }
    const missing = mails.filter((title) => !delivered.has(title));
    if (missing.length === 0 || Date.now() > givenUpAt) return missing;
    await wait(100);
  }
}
