import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, hasSaid, startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes, picturesAreFinished } from './lib/site-watch.ts';
import { type Measured, wrk } from './lib/wrk.ts';

/** Measures the pages that visitors open first beside a server that does nothing, in one run. */
const site = await startSite({ port: 3190, demo: true });
const rightAfterStart = memoryMegabytes(site.pid).now;
await picturesAreFinished(site.url);
const atRest = memoryMegabytes(site.pid).now;
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const id = rentals[0]?._id ?? '';
const page = Buffer.from(
  await (await fetch(`${site.url}/rentals`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
);
const pageFile = path.join(mkdtempSync(path.join(tmpdir(), 'thikana-bench-')), 'page.html');
writeFileSync(pageFile, page);
writeFileSync(`${pageFile}.json`, JSON.stringify({ 'content-type': 'text/html; charset=utf-8' }));
const hello = spawn(process.execPath, ['bench/lib/hello.ts', '3191'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const samePage = spawn(process.execPath, ['bench/lib/hello.ts', '3192', pageFile], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await Promise.all([hasSaid(hello, 'is listening'), hasSaid(samePage, 'is listening')]);

const subjects: [string, string, Record<string, string>][] = [
  ['bare Fastify hello', 'http://localhost:3191/', {}],
  ['bare Fastify, the list page’s bytes', 'http://localhost:3192/', {}],
  ['list page, HTML uncompressed', `${site.url}/rentals`, {}],
  ['list page, HTML as browsers request it (br)', `${site.url}/rentals`, { 'accept-encoding': 'gzip, br' }],
  [
    'detail page, HTML as browsers request it (br)',
    `${site.url}/rentals/${id}`,
    { 'accept-encoding': 'gzip, br' },
  ],
  ['list, JSON', `${site.url}/api/user/post/rental-properties`, {}],
  ['detail, JSON', `${site.url}/api/user/post/listingDetails/${id}?phone=omit`, {}],
];
const measured: (Measured & { name: string })[] = [];
for (const [name, url, headers] of subjects) {
  await wrk({ url, headers, seconds: 1 });
  measured.push({ name, ...(await wrk({ url, headers, seconds: 4 })) });
}
const afterLoad = memoryMegabytes(site.pid);
await Promise.all([end(hello), end(samePage)]);
await site.stop();

const limit = measured[0]?.perSecond ?? 1;
const report = [
  '# First pages',
  '',
  `\`node bench/first-page.ts\` (${machineLine()}). wrk with 16 connections, 4 s each, one after the other, the demo’s`,
  'pictures being finished.',
  '',
  markdownTable(
    ['what', 'requests/s', 'p50 ms', 'p99 ms', 'of hello'],
    measured.map(({ name, perSecond, p50, p99 }) => [
      name,
      Math.round(perSecond),
      p50,
      p99,
      `${Math.round((perSecond / limit) * 100)} %`,
    ]),
  ),
  '',
  `Memory of the site’s process: ${rightAfterStart} MB after its first start, ${atRest} MB at rest,`,
  `${afterLoad.now} MB after the load, ${afterLoad.highest} MB at its highest. The list page has ${page.length} bytes.`,
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/first-page.md'), report);
