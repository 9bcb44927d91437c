import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { filterAddresses } from './lib/new-addresses.ts';
import { measureInRounds, type Subject } from './lib/rounds.ts';
import { picturesAreFinished } from './lib/site-watch.ts';
import { wrk } from './lib/wrk.ts';

/**
 * One process beside two. Client and database run on the same two cores, so the requests of each second of processor
 * time that the site's processes had are compared: two that disturb each other in nothing answer twice as many as one.
 */
const timing = { rounds: Number(process.env.ROUNDS ?? 7), seconds: 3 };
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const ticksPerSecond = 100;
const many = 2;
const one = await startSite({ port: 3350, demo: true, environment: { PROCESSES: '1' } });
const two = await startSite({ port: 3351, demo: true, environment: { PROCESSES: String(many) } });
for (const { url } of [one, two]) await picturesAreFinished(url);
const loads = [
  { name: 'filtered lists, never requested before', addresses: filterAddresses(50_000) },
  { name: 'home page, cached', addresses: ['/'] },
];

/** What the processes would answer in a second if each had a core of its own. */
function subject(name: string, { url, pid }: typeof one, processes: number, addresses: string[]): Subject {
  return {
    name,
    async ask(seconds) {
      const before = ticksOf(pid);
      const { perSecond } = await wrk({ url, addresses, headers, seconds });
      return (perSecond * seconds * processes * ticksPerSecond) / (ticksOf(pid) - before);
    },
  };
}

const rates = await measureInRounds(
  loads.flatMap(({ name, addresses }) => [
    subject(`${name}, one`, one, 1, addresses),
    subject(`${name}, two`, two, many, addresses),
    { name: `${name}, one shared`, url: one.url, addresses, headers },
    { name: `${name}, two shared`, url: two.url, addresses, headers },
  ]),
  timing,
);
await Promise.all([one.stop(), two.stop()]);

const figure = (value: number) => Math.round(value).toLocaleString('en');
const times = (value: number) => `× ${value.toFixed(2)}`;
const report = [
  '# Cores',
  '',
  `\`node bench/cores.ts\` (${machineLine()}). wrk with 16 connections, ${timing.rounds} rounds of ${timing.seconds} s each in turn; medians.`,
  '',
  markdownTable(
    [
      'requests',
      'one process, a second of a core',
      'two processes, two cores',
      'ratio (asked: 1.7)',
      'ratio with the client on the same two cores',
    ],
    loads.map(({ name }) => [
      name,
      figure(rates.perSecond(`${name}, one`)),
      figure(rates.perSecond(`${name}, two`)),
      times(rates.share(`${name}, two`, `${name}, one`)),
      times(rates.share(`${name}, two shared`, `${name}, one shared`)),
    ]),
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/cores.md'), report);

/** The processor time so far of a site's processes, without its database and pictures, in ticks of the kernel. */
function ticksOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  const serving = children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('/main.js'),
  );
  return [String(pid), ...serving]
    .map((each) => readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0);
}
