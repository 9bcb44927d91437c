import { writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../scripts/start-site.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { newPerson, nothingDone, write } from './lib/acknowledged-writes.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { realSearches } from './lib/real-searches.ts';
import { memoryMegabytes } from './lib/site-watch.ts';

/**
 * Fifty connections without pauses, five of which write, then a crowd that requests more uncached pages than can be
 * rendered. The clients run on the same machine and use part of its processors.
 */
const readers = 45;
const writers = 5;
const crowd = 1_000;
const seconds = { usual: 30, overload: 30 };
const agent = new http.Agent({ keepAlive: true });
const asked = { p99: 150, memory: 400, honest: 2_000 };

const database = await openCatalogue(10_000);
const site = await startSite({ port: 3393, demo: false, databaseUrl: database.connectionString });
const searches = realSearches(200).map(
  ({ list, query }) => `/api/user/post/${list}?${new URLSearchParams(query)}`,
);
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const details = rentals.map(({ _id }) => `/rentals/${_id}`);
const documents = ['/', '/rentals', '/buys', '/rentals?page=2', '/about', ...details];

const usual = await usualLoad();
const memory = memoryMegabytes(site.pid).highest;
const overload = await overloaded();
await site.stop();
await database.stop();

const rows = [
  [`requests of ${readers + writers} connections in ${seconds.usual} s`, usual.times.length, ''],
  ['… of them failed', usual.failures, 0],
  ['… p50 / p99, ms', `${at(usual.times, 0.5)} / ${at(usual.times, 0.99)}`, asked.p99],
  ['… of the documents and lists alone, p99, ms', at(usual.readTimes, 0.99), asked.p99],
  ['… acknowledged writes', usual.written, ''],
  ['peak memory of the site, MB', memory, asked.memory],
  [
    `requests of ${crowd} connections for pages that have to be rendered, ${seconds.overload} s`,
    overload.times.length,
    '',
  ],
  ['… rendered', overload.rendered, ''],
  ['… asked to retry (503, Retry-After)', overload.refused, ''],
  ['… other answers, or no answer', overload.failures, 0],
  ['… p50 / p95 of all answers, ms', `${at(overload.times, 0.5)} / ${at(overload.times, 0.95)}`, ''],
  [
    'a visitor of a cached page meanwhile, p50 / p95, ms',
    `${at(overload.honest, 0.5)} / ${at(overload.honest, 0.95)}`,
    asked.honest,
  ],
  ['… answered', `${((overload.honestAnswered / overload.honest.length) * 100).toFixed(1)} %`, '99 %'],
];
const report = `# Load\n\n\`node bench/load.ts\` (${machineLine()}). 10,000 listings; the clients share the processors with the site.\n\n${markdownTable(['what', 'figure', 'asked'], rows)}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/load.md'), report);

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}

/** Three of four requests are for data, like those of browsers that are already on the site. */
async function usualLoad() {
  const times: number[] = [];
  const readTimes: number[] = [];
  const done = nothingDone();
  let failures = 0;
  let isOver = false;
  const timed = async (doing: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await doing().catch((error: unknown) => {
      failures += 1;
      console.error(String(error));
    });
    const took = performance.now() - begun;
    times.push(took);
    return took;
  };
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let turn = reader; !isOver; turn += 1) {
      const addresses = turn % 4 === 0 ? documents : searches;
      readTimes.push(await timed(() => get(addresses[(turn * 7) % addresses.length] ?? '/')));
    }
  });
  const people = await Promise.all(Array.from({ length: writers }, () => newPerson(site.url)));
  const writing = people.map(async (call) => {
    for (let turn = 0; !isOver; turn += 1) await timed(() => write(call, turn, done));
  });
  await wait(seconds.usual * 1_000);
  isOver = true;
  await Promise.all([...reading, ...writing]);
  const written = done.posts.length + done.mails.length + done.searches.length;
  return { times, readTimes, failures, written };
}

async function get(address: string): Promise<void> {
  const { status } = await ask(address);
  if (status !== 200) throw new Error(`${address}: ${status}`);
}

/** A minimal client, because its work takes processor time from the site. */
function ask(address: string): Promise<{ status: number; comeBackSeconds: number }> {
  return new Promise((resolve, reject) => {
    const request = http.get(site.url + address, { agent }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          comeBackSeconds: Number(answer.headers['retry-after'] ?? 0),
        }),
      );
    });
    request.on('error', reject);
  });
}

async function overloaded() {
  const times: number[] = [];
  const honest: number[] = [];
  const counts = { rendered: 0, refused: 0, failures: 0, honestAnswered: 0 };
  let isOver = false;
  let number = 0;
  const coming = Array.from({ length: crowd }, async () => {
    while (!isOver) {
      const begun = performance.now();
      number += 1;
      const answer = await ask(`/rentals?anew=${number}`).catch(() => undefined);
      times.push(performance.now() - begun);
      if (answer?.status === 200) counts.rendered += 1;
      else if (answer?.status === 503 && answer.comeBackSeconds > 0) {
        counts.refused += 1;
        await wait(answer.comeBackSeconds * 1_000);
      } else counts.failures += 1;
    }
  });
  const visiting = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await get('/rentals').then(
        () => {
          counts.honestAnswered += 1;
        },
        () => {},
      );
      honest.push(performance.now() - begun);
      await wait(100);
    }
  })();
  await wait(seconds.overload * 1_000);
  isOver = true;
  await Promise.all([...coming, visiting]);
  return { times, honest, ...counts };
}
