import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, hasSaid, startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { emptyAddresses, filterAddresses, wordAddresses } from './lib/new-addresses.ts';
import { measureInRounds, type Subject } from './lib/rounds.ts';
import { picturesAreFinished } from './lib/site-watch.ts';

/** Compares documents with the smallest programs that could answer the same, alternating in short rounds. */
const br = { 'accept-encoding': 'gzip, deflate, br' };
const timing = { rounds: Number(process.env.ROUNDS ?? 7), seconds: 2 };
const site = await startSite({ port: 3330, demo: true });
await picturesAreFinished(site.url);
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const documents = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/rentals' },
  { name: 'detail', path: `/rentals/${rentals[0]?._id}` },
];

const folder = mkdtempSync(path.join(tmpdir(), 'thikana-bench-'));
chmodSync(folder, 0o755);
const variants = documents.flatMap(({ name, path: address }) => [
  { name: `${name}, br`, address, headers: br },
  { name: `${name}, uncompressed`, address, headers: {} },
]);
const servers = variants.map(async ({ name, address, headers }, index) => {
  const file = path.join(folder, String(index));
  // At the third request the page has its final encoding.
  for (let request = 0; request < 3; request += 1) await answerOf(site.url + address, headers);
  const answer = await answerOf(site.url + address, headers);
  writeFileSync(file, answer.body);
  writeFileSync(`${file}.json`, JSON.stringify(answer.headers));
  return { name, child: await startServer('bench/lib/hello.ts', [String(3340 + index), file]) };
});
const children = [
  ...(await Promise.all(servers)).map(({ child }) => child),
  await startServer('bench/lib/bare-render.ts', ['3334', site.url, '/rentals']),
  await startServer('bench/lib/bare-list.ts', ['3335', site.url]),
];

const kept = await measureInRounds(
  variants.flatMap(({ name, address, headers }, index): Subject[] => [
    { name, url: site.url + address, headers },
    { name: `${name}, bare`, url: `http://localhost:${3340 + index}/`, headers },
  ]),
  timing,
);

const count = 50_000;
const filters = filterAddresses(count);
const made = await measureInRounds(
  [
    { name: 'filters, br', url: site.url, addresses: filters, headers: br },
    { name: 'filters, uncompressed', url: site.url, addresses: filters.map((each) => `${each}&page=1`) },
    { name: 'nothing found, br', url: site.url, addresses: emptyAddresses(count), headers: br },
    { name: 'words, br', url: site.url, addresses: wordAddresses(count), headers: br },
    { name: 'tree', url: 'http://localhost:3334/' },
    { name: 'list', url: 'http://localhost:3335/' },
  ],
  timing,
);
await Promise.all(children.map(end));
await site.stop();

const percent = (share: number) => `${(share * 100).toFixed(share < 0.2 ? 1 : 0)} %`;
const report = [
  '# Documents',
  '',
  `\`node bench/documents.ts\` (${machineLine()}). wrk with 16 connections, ${timing.rounds} rounds of ${timing.seconds} s each in turn;`,
  'medians; a share is the median of the rounds’ shares. The client shares the processors with the servers.',
  '',
  '## Cached',
  '',
  'Bare Fastify answers with the same bytes and headers.',
  '',
  markdownTable(
    ['document', 'requests/s', 'bare Fastify', 'share', 'asked'],
    variants.map(({ name }) => [
      name,
      Math.round(kept.perSecond(name)),
      Math.round(kept.perSecond(`${name}, bare`)),
      percent(kept.share(name, `${name}, bare`)),
      '75 %',
    ]),
  ),
  '',
  '## Lists that were never requested before',
  '',
  `A bare React list of eight cards: ${Math.round(made.perSecond('list'))} requests/s. The site’s own tree, rendered by bare Fastify from data`,
  `fetched once: ${Math.round(made.perSecond('tree'))} requests/s.`,
  '',
  markdownTable(
    ['list', 'requests/s', 'of the bare list', 'of the own tree'],
    ['filters, br', 'filters, uncompressed', 'nothing found, br', 'words, br'].map((name) => [
      name,
      Math.round(made.perSecond(name)),
      percent(made.share(name, 'list')),
      percent(made.share(name, 'tree')),
    ]),
  ),
  '',
  markdownTable(
    ['compared', 'ratio', 'asked'],
    [
      [
        'cost of a search that finds nothing : one that finds',
        made.share('filters, br', 'nothing found, br').toFixed(2),
        '≤ 1.3',
      ],
      ['words : filters', made.share('words, br', 'filters, br').toFixed(2), '≥ 0.85'],
    ],
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/documents.md'), report);

async function startServer(program: string, args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  await hasSaid(child, 'is listening');
  return child;
}

/** The bytes as transferred, and the headers that describe them. */
function answerOf(url: string, headers: Record<string, string>) {
  return new Promise<{ body: Buffer; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    http
      .get(url, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { date: _, connection: __, 'keep-alive': ___, ...rest } = answer.headers;
          resolve({ body: Buffer.concat(parts), headers: rest });
        });
      })
      .on('error', reject);
  });
}
