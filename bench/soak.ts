import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setCity } from '@thikana/contract/city';
import { startSite } from '../scripts/start-site.ts';
import { createRandom } from '../server/src/demo/random.ts';
import { siliguri } from '../server/test/city/cities.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { newPerson, nothingDone, write } from './lib/acknowledged-writes.ts';
import { changeRents } from './lib/change-rents.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { filterAddresses, wordAddresses } from './lib/new-addresses.ts';
import { realSearches } from './lib/real-searches.ts';
import { middle } from './lib/rounds.ts';
import { memoryMegabytes, processorMilliseconds } from './lib/site-watch.ts';

/**
 * Two hours of visitors who keep one process busy for 70 % of the time, while owners change rents, post listings with
 * pictures and cause emails. Compares memory, open files (without the visitors' connections) and answer times of the
 * second tenth with those of the last.
 */
setCity(siliguri);
const minutes = Number(process.argv[process.argv.indexOf('--minutes') + 1]) || 120;
const load = 0.7;
const tenths = 10;
const secondsBetweenWrites = 5;
const writesEach = 100;
const allowed = 0.05;

const database = await openCatalogue(10_000);
const site = await startSite({ port: 3193, demo: false, databaseUrl: database.connectionString });
const agent = new http.Agent({ keepAlive: true });
const random = createRandom(Date.now() % 1_000_000);
const rentals = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const known = [
  ...['/', '/rentals', '/buys', '/rentals?page=2', '/about'],
  ...rentals.rentals.map(({ _id }) => `/rentals/${_id}`),
];
const filters = filterAddresses(50_000);
const words = wordAddresses(50_000);
const searches = realSearches(5_000).map(({ list, query }) => ({
  list: `/api/user/post/${list}?${new URLSearchParams(query)}`,
  counts: `/api/search/facets?${new URLSearchParams(query)}`,
}));

/** What visitors request, by its share of all requests. */
const visits: [share: number, address: () => string][] = [
  [0.4, () => random.pick(known)],
  [0.2, () => random.pick(filters).replace(/priceRange=\d+/, `priceRange=${random.between(1, 9_999)}`)],
  [0.05, () => random.pick(words)],
  [0.25, () => random.pick(searches).list],
  [0.1, () => random.pick(searches).counts],
];

function nextAddress(): string {
  let left = random.next();
  for (const [share, address] of visits) {
    left -= share;
    if (left < 0) return address();
  }
  return '/';
}

/** The site has a file for each connection of its visitors. */
const connections = () =>
  [agent.sockets, agent.freeSockets].flatMap((each) => Object.values(each).flat()).length;

let failures = 0;
const noteFailure = (error: unknown) => {
  failures += 1;
  console.error(String(error));
};

/** Requests a page as a browser does. Returns the milliseconds until it is whole. */
function visit(): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const fail = (what: unknown) => {
      noteFailure(what);
      resolve(performance.now() - begun);
    };
    http
      .get(site.url + nextAddress(), { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume();
        answer.on('error', fail);
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(performance.now() - begun) : fail(answer.statusCode),
        );
      })
      .on('error', fail);
  });
}

/** Visits as often as the site can, and returns the processor time that a visit takes, in milliseconds. */
async function costOfVisit(seconds: number): Promise<number> {
  const before = processorMilliseconds(site.pid);
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const visitor = async () => {
    for (; performance.now() < until; done += 1) await visit();
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return (processorMilliseconds(site.pid) - before) / done;
}

let isOver = false;
const changing = changeRents(database.connectionString, random, { perSecond: 2, isOver: () => isOver });
const done = nothingDone();
async function writeUntilOver(): Promise<void> {
  while (!isOver) {
    const person = await newPerson(site.url).catch(noteFailure);
    for (let turn = 0; turn < writesEach && !isOver; turn += 1) {
      await wait(secondsBetweenWrites * 1_000);
      if (!person) break;
      await write(person, turn, done).catch(noteFailure);
    }
  }
}
const writing = writeUntilOver();

// The first requests compile what all others use.
await costOfVisit(30);
const perSecond = (load * 1_000) / (await costOfVisit(30));
console.log(`${perSecond.toFixed(0)} requests a second`);

interface Tenth {
  busy: number;
  memory: number;
  files: number;
  p50: number;
  p99: number;
}

/** Visitors arrive independently of each other, whether or not earlier ones were answered. */
async function watch(seconds: number): Promise<Tenth> {
  const begun = { processor: processorMilliseconds(site.pid), time: performance.now() };
  const until = begun.time + seconds * 1_000;
  const times: number[] = [];
  const pending = new Set<Promise<void>>();
  const samples = { memory: [] as number[], files: [] as number[] };
  const sampling = setInterval(() => {
    samples.memory.push(memoryMegabytes(site.pid).now);
    samples.files.push(readdirSync(`/proc/${site.pid}/fd`).length - connections());
  }, 1_000);
  for (let next = begun.time; next < until; next += (-Math.log(1 - random.next()) * 1_000) / perSecond) {
    const early = next - performance.now();
    if (early > 1) await wait(early);
    const visiting: Promise<void> = visit().then((took) => {
      times.push(took);
      pending.delete(visiting);
    });
    pending.add(visiting);
  }
  await Promise.all(pending);
  clearInterval(sampling);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const busy = (processorMilliseconds(site.pid) - begun.processor) / (performance.now() - begun.time);
  return { busy, memory: middle(samples.memory), files: middle(samples.files), p50: at(0.5), p99: at(0.99) };
}

const watched: Tenth[] = [];
for (let tenth = 1; tenth <= tenths; tenth += 1) {
  const figures = await watch((minutes * 60) / tenths);
  watched.push(figures);
  console.log(
    `${tenth}:`,
    Object.entries(figures).map(([name, figure]) => `${name} ${figure.toFixed(2)}`),
  );
}
isOver = true;
const changed = await changing;
await writing;
await site.stop();
await database.stop();
// It is full of what was posted.
rmSync(database.dataDir, { recursive: true, force: true });

const growth = (figure: keyof Tenth) =>
  (watched.at(-1)?.[figure] ?? Number.NaN) / (watched[1]?.[figure] ?? Number.NaN) - 1;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const compared = ['memory', 'files', 'p99'] as const;
const report = `# Soak

\`node bench/soak.ts --minutes ${minutes}\` (${machineLine()}). 10,000 listings; ${perSecond.toFixed(0)} requests a second, of which 25 % are for lists that were mostly never requested before; meanwhile ${changed} rents changed, ${done.posts.length} listings were posted with a picture each, ${done.mails.length} emails and ${done.searches.length} saved searches were written; ${failures} requests failed.

${markdownTable(
  ['tenth', 'processor', 'memory, MB', 'open files', 'p50, ms', 'p99, ms'],
  watched.map(({ busy, memory, files, p50, p99 }, index) => [
    index + 1,
    percent(busy),
    memory,
    files,
    p50.toFixed(1),
    p99.toFixed(1),
  ]),
)}

${markdownTable(
  ['from the second tenth to the last', 'change', 'asked'],
  compared.map((figure) => [figure, percent(growth(figure)), `± ${percent(allowed)}`]),
)}
`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/soak.md'), report);
if (failures > 0 || compared.some((figure) => Math.abs(growth(figure)) > allowed)) process.exitCode = 1;
