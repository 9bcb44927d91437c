import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setCity } from '@thikana/contract/city';
import { startSite } from '../scripts/start-site.ts';
import { createRandom } from '../server/src/demo/random.ts';
import { siliguri } from '../server/test/city/cities.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { changeRents } from './lib/change-rents.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { realSearches } from './lib/real-searches.ts';
import { memoryMegabytes, processorMilliseconds } from './lib/site-watch.ts';

/**
 * How long a process answers nobody, while visitors ask for what nobody asked before and listings change. Each kind of
 * request has one visitor who pauses after each answer, so that the processor is busy but not overloaded.
 */
setCity(siliguri);
const argument = (name: string) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1]);
const listings = argument('listings') || 1_000_000;
const seconds = argument('seconds') || 60;
const pauseMilliseconds = argument('pause') || 200;
const changesPerSecond = 20;
const asked = { p999: 15, countsP99: 80 };

const words = [
  ...['garden', 'quiet', 'hospital', 'market', 'balcony', 'corner', 'lift', 'new', 'road', 'family', 'view'],
  ...['school', 'bright', 'kitchen', 'tank', 'gate', 'lane', 'terrace', 'sunny', 'room', 'flat', 'house'],
];
const report = path.join(mkdtempSync(path.join(tmpdir(), 'thikana-loop-')), 'report.json');
const database = await openCatalogue(listings);
const site = await startSite({
  ...{ port: 3196, demo: false, databaseUrl: database.connectionString },
  environment: {
    LOOP_REPORT: report,
    NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'lib/watch-loop.ts')}`,
  },
});
const get = async (address: string) => {
  const answer = await fetch(site.url + address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
};
while (!((await get('/api/search/facets')) as { facets?: object }).facets) await wait(200);

const random = createRandom(Date.now() % 1_000_000);
const landmarks = siliguri.landmarks.map(({ slug }) => slug);
const price = () => `${random.between(1_000, 9_000)}-${random.between(10_000, 90_000)}`;
const list = (query: Record<string, string>) =>
  `/api/user/post/rental-properties?${new URLSearchParams(query)}`;
const searches = realSearches(5_000);
const visitors: Record<string, () => string> = {
  'filtered pages': () => {
    const search = random.pick(searches);
    return `/api/user/post/${search.list}?${new URLSearchParams({ ...search.query, priceRange: price() })}`;
  },
  'deep pages': () => list({ priceRange: price(), page: String(random.between(50, 500)), sort: 'price' }),
  counts: () =>
    `/api/search/facets?${new URLSearchParams({ ...random.pick(searches).query, purpose: 'rent', priceRange: price() })}`,
  words: () => list({ q: random.shuffle(words).slice(0, random.between(1, 3)).join(' ') }),
  'near a landmark': () => list({ landmark: random.pick(landmarks), priceRange: price() }),
  suggestions: () =>
    `/api/search/suggestions?q=${encodeURIComponent(random.pick(words).slice(0, random.between(2, 5)))}`,
  map: () => {
    const [west, south] = [88.3 + random.between(0, 100) / 1_000, 26.6 + random.between(0, 100) / 1_000];
    const size = random.between(20, 200) / 1_000;
    return `/api/search/map?${new URLSearchParams({ within: [west, south, west + size, south + size].map((each) => each.toFixed(4)).join(','), priceRange: price() })}`;
  },
};

const times = new Map<string, number[]>(Object.keys(visitors).map((name) => [name, []]));
let isOver = false;
async function visit(name: string, address: () => string): Promise<void> {
  while (!isOver) {
    const begun = performance.now();
    await get(address());
    times.get(name)?.push(performance.now() - begun);
    await wait(pauseMilliseconds);
  }
}

const changing = changeRents(database.connectionString, random, {
  perSecond: changesPerSecond,
  isOver: () => isOver,
});
const visiting = Object.entries(visitors).map(([name, address]) => visit(name, address));
// The first requests compile what all others use.
await wait(10_000);
for (const measured of times.values()) measured.length = 0;
process.kill(site.pid, 'SIGUSR2');
const begun = { processor: processorMilliseconds(site.pid), time: performance.now() };
await wait(seconds * 1_000);
process.kill(site.pid, 'SIGUSR2');
const busy = (processorMilliseconds(site.pid) - begun.processor) / (performance.now() - begun.time);
isOver = true;
await Promise.all(visiting);
const changed = await changing;
while (!existsSync(report)) await wait(50);
const memory = memoryMegabytes(site.pid);
await site.stop();
await database.stop();

interface Stalls {
  p50: number;
  p99: number;
  p999: number;
  longest: number;
}
const stalls = JSON.parse(readFileSync(report, 'utf8')) as Stalls;
const at = (measured: readonly number[], share: number) =>
  (measured.toSorted((one, other) => one - other)[Math.floor((measured.length - 1) * share)] ?? 0).toFixed(1);
const text = `# Stalls

\`node bench/stalls.ts --listings ${listings}\` (${machineLine()}). ${seconds} s; the process used ${(busy * 100).toFixed(0)} % of a core; ${changed} changes; ${memory.now} MB at the end, at most ${memory.highest} MB.

${markdownTable(
  ['the event loop was late by, ms', 'p50', 'p99', 'p99.9', 'asked', 'longest'],
  [
    [
      'all turns',
      ...[stalls.p50, stalls.p99, stalls.p999].map((value) => value.toFixed(1)),
      `≤ ${asked.p999}`,
      stalls.longest.toFixed(1),
    ],
  ],
)}

${markdownTable(
  ['answers, ms', 'number', 'p50', 'p99', 'asked'],
  [...times].map(([name, measured]) => [
    name,
    measured.length,
    at(measured, 0.5),
    at(measured, 0.99),
    name === 'counts' ? `≤ ${asked.countsP99}` : '',
  ]),
)}
`;
console.log(text);
writeFileSync(path.join(import.meta.dirname, 'results/stalls.md'), text);
