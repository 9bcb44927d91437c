import { mkdtempSync, writeFileSync } from 'node:fs';
import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../scripts/start-site.ts';
import {
  addDone,
  countDone,
  listLost,
  listUndelivered,
  newPerson,
  nothingDone,
  titlesIn,
  write,
} from './lib/acknowledged-writes.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * Kills the process at random moments and checks that every acknowledged write is still there: listings with their
 * pictures, saved searches, emails.
 */
const argument = (name: string, usual: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual;
const rounds = argument('rounds', 50);
const writesEach = argument('writes', 80);
const writers = 8;
const recoveryMilliseconds = 10_000;
const mailMilliseconds = 60_000;
const port = 3396;
const operator = 'operator@example.org';

const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-kills-'));
// The database server may run as another user and must reach its folder.
await chmod(dataDir, 0o755);
const environment = { DATA_DIR: dataDir, CONTACT_EMAIL: operator };
const start = () => startSite({ port, demo: false, environment });

const all = nothingDone();
const delivered = new Set<string>();
const readFiles = new Set<string>();
const lost = new Set<string>();
const recoveries: number[] = [];
let written = 0;
let site = await start();

for (let round = 1; round <= rounds; round += 1) {
  const done = nothingDone();
  const people = await Promise.all(Array.from({ length: writers }, () => newPerson(site.url)));
  let isOver = false;
  const writing = people.map(async (call) => {
    for (let turn = 0; !isOver; turn += 1) {
      // An interrupted write was not acknowledged and does not count.
      await write(call, turn, done).catch(() => {});
    }
  });
  while (countDone(done) < writesEach) await wait(5);
  await wait(Math.random() * 300);
  site.kill();
  isOver = true;
  await Promise.all(writing);
  written += countDone(done);
  addDone(all, done);

  const killedAt = performance.now();
  site = await start();
  await (await fetch(`${site.url}/readyz`)).arrayBuffer();
  recoveries.push(performance.now() - killedAt);
  // Emails are checked at the end: one that was being sent is retried only after the silence of its process is
  // noticed.
  for (const each of await listLost(done, site.url)) lost.add(each);
  console.log(`${round}: ${countDone(done)} written, ${lost.size} lost`);
}
for (const each of await listLost(all, site.url)) lost.add(each);
for (const title of await listUndelivered(all.mails, readOutbox, mailMilliseconds)) lost.add(`mail ${title}`);
await site.stop();
await rm(dataDir, { recursive: true, force: true });

recoveries.sort((a, b) => a - b);
const table = markdownTable(
  ['what', 'figure', 'at most'],
  [
    ['rounds, each with a kill at a random moment', rounds, ''],
    ['acknowledged writes', written, ''],
    ['… lost or incomplete afterwards', lost.size, 0],
    ['… listings, each with its picture', all.posts.length, ''],
    ['… emails, each delivered within 60 s of the last start', all.mails.length, ''],
    ['longest time until it answered again', `${((recoveries.at(-1) ?? 0) / 1000).toFixed(1)} s`, '10 s'],
  ],
);
const report = `# Killed\n\n\`node bench/kills.ts\` (${machineLine()}). ${writers} people write concurrently, at least ${writesEach} writes a round, then \`kill -9\`.\n\n${table}\n${[...lost].map((each) => `- ${each}\n`).join('')}`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/kills.md'), report);
if (lost.size > 0 || (recoveries.at(-1) ?? 0) > recoveryMilliseconds) process.exitCode = 1;

async function readOutbox(): Promise<ReadonlySet<string>> {
  const outbox = path.join(dataDir, 'outbox');
  for (const name of await readdir(outbox)) {
    if (!name.endsWith('.eml') || readFiles.has(name)) continue;
    readFiles.add(name);
    for (const title of titlesIn(await readFile(path.join(outbox, name), 'utf8'))) delivered.add(title);
  }
  return delivered;
}
