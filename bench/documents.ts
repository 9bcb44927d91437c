import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, hasSaid, startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { hasNginx, startNginx } from './lib/nginx.ts';
import { measureInRounds, type Subject } from './lib/rounds.ts';
import { picturesAreFinished } from './lib/site-watch.ts';

/** Compares documents with the smallest programs that could answer the same, alternating in short rounds. */
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' };
const timing = { rounds: Number(process.env.ROUNDS ?? 7), seconds: 2 };
const site = await startSite({ port: 3330, demo: true });
await picturesAreFinished(site.url);
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const documents = [
  { name: 'home', path: '/', port: 3331 },
  { name: 'list', path: '/rentals', port: 3332 },
  { name: 'detail', path: `/rentals/${rentals[0]?._id}`, port: 3333 },
];

const folder = mkdtempSync(path.join(tmpdir(), 'thikana-bench-'));
chmodSync(folder, 0o755);
const servers = documents.map(async ({ name, path: address, port }) => {
  const file = path.join(folder, name);
  writeFileSync(file, await bytesOf(site.url + address));
  return startServer('bench/lib/hello.ts', [String(port), file, 'text/html', 'br']);
});
const bare = startServer('bench/lib/bare-render.ts', ['3334', site.url, '/rentals']);
const children = await Promise.all([...servers, bare]);
const nginx = hasNginx ? await startNginx(3335, folder) : undefined;

const cached: Subject[] = documents.flatMap(({ name, path: address, port }) => [
  { name, url: site.url + address, headers: asBrowsersAsk },
  { name: `${name}, Fastify`, url: `http://localhost:${port}/`, headers: asBrowsersAsk },
  ...(nginx ? [{ name: `${name}, nginx`, url: `${nginx.url}/${name}`, headers: asBrowsersAsk }] : []),
]);
const rates = await measureInRounds(cached, timing);
// An unknown parameter makes the server render the page each time without caching it.
const anew = `${site.url}/rentals?anew=1`;
const uncached = await measureInRounds(
  [
    { name: 'as browsers request it (br)', url: anew, headers: asBrowsersAsk },
    { name: 'uncompressed', url: anew },
    { name: 'bare', url: 'http://localhost:3334/' },
  ],
  timing,
);
await nginx?.stop();
await Promise.all(children.map(end));
await site.stop();

const percent = (share: number) => `${Math.round(share * 100)} %`;
const report = [
  '# Documents',
  '',
  `\`node bench/documents.ts\` (${machineLine()}). 32 connections of a client in its own process, ${timing.rounds} rounds`,
  `of ${timing.seconds} s each in turn; medians; a share is the median of the rounds’ shares.`,
  '',
  '## Cached, as browsers request them (br)',
  '',
  markdownTable(
    ['document', 'requests/s', 'bare Fastify with its bytes', 'share', 'nginx with its file', 'share'],
    documents.map(({ name }) => [
      name,
      ...[name, `${name}, Fastify`].map((each) => Math.round(rates.perSecond(each))),
      percent(rates.share(name, `${name}, Fastify`)),
      ...(nginx
        ? [Math.round(rates.perSecond(`${name}, nginx`)), percent(rates.share(name, `${name}, nginx`))]
        : ['–', '–']),
    ]),
  ),
  ...(nginx ? [] : ['', 'nginx is not installed here.']),
  '',
  '## The list, rendered for each request',
  '',
  markdownTable(
    ['document', 'requests/s', 'of the bare tree'],
    ['as browsers request it (br)', 'uncompressed', 'bare'].map((name) => [
      name === 'bare' ? 'the same React tree, `renderToString` with bare Fastify' : name,
      Math.round(uncached.perSecond(name)),
      percent(uncached.share(name, 'bare')),
    ]),
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

/** The bytes as transferred. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: asBrowsersAsk }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve(Buffer.concat(parts)));
      })
      .on('error', reject);
  });
}
