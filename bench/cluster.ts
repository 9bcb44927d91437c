import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { end, startSite } from '../scripts/start-site.ts';
import { startS3 } from '../server/test/start-s3.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * Runs three processes on one database and one picture store behind the proxy of deploy/. Under load one is killed,
 * then each is restarted.
 */
const proxyPort = 3389;
const ports = [3381, 3382, 3383];
const visitors = 16;
const seconds = { before: 8, without: 8, after: 8 };
const admin = { email: 'admin@example.org', password: 'a quiet verandah' };

const folder = mkdtempSync(path.join(tmpdir(), 'thikana-cluster-'));
const database = await openCatalogue(10_000);
const store = await startS3();
const environment = {
  RATE_LIMITS: 'on',
  PUBLIC_URL: `http://localhost:${proxyPort}`,
  TRUSTED_PROXIES: '127.0.0.1,::1',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  S3_BUCKET: store.options.bucket,
  S3_ENDPOINT: store.options.endpoint ?? '',
  S3_REGION: store.options.region,
  S3_ACCESS_KEY_ID: store.options.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.options.secretAccessKey,
};
const start = (port: number) =>
  startSite({ port, demo: false, databaseUrl: database.connectionString, environment });
const sites: Awaited<ReturnType<typeof start>>[] = [];
for (const port of ports) sites.push(await start(port));
const proxy = spawn('caddy', ['run', '--config', path.resolve(import.meta.dirname, '../deploy/Caddyfile')], {
  stdio: 'ignore',
  env: {
    ...process.env,
    SITE_HOST: `http://localhost:${proxyPort}`,
    SITES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    HOME: folder,
  },
});
await wait(3_000);
const through = `http://localhost:${proxyPort}`;

const rows: [string, string | number][] = [];
const token = await logIn(through);
const accepted = await Promise.all(sites.map(({ url }) => statusOf(`${url}/api/admin/audit`, token)));
rows.push(['a session created through the proxy, at each process', accepted.join(', ')]);
rows.push([
  'wrong passwords for one account, one process after the other, until 429',
  await guessesUntilRefused(),
]);
rows.push(['an avatar received by one process, at the others', (await pictureEverywhere()).join(', ')]);
rows.push(['time until every process shows a changed setting, ms', await changeEverywhere()]);
rows.push(...(await loadWhile('one process was killed and came back', killOne)));
rows.push(...(await loadWhile('each process was stopped and started in turn', restartEach)));

const report = `# Three processes\n\n\`node bench/cluster.ts\` (${machineLine()}). Caddy in front, 10,000 listings, ${visitors} visitors at once; all on one machine.\n\n${markdownTable(['what', 'figure'], rows)}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/cluster.md'), report);
await end(proxy);
await Promise.all(sites.map((site) => site.stop()));
await store.stop();
await database.stop();
rmSync(folder, { recursive: true, force: true });

async function killOne(): Promise<void> {
  sites[1]?.kill();
  await wait(seconds.without * 1_000);
  sites[1] = await start(ports[1] ?? 0);
}

async function restartEach(): Promise<void> {
  for (const [place, port] of ports.entries()) {
    await sites[place]?.stop();
    sites[place] = await start(port);
    // Waits, like an operator, until the proxy sends visitors to the process again.
    await wait(3_000);
  }
}

async function loadWhile(
  happening: string,
  happen: () => Promise<void>,
): Promise<[string, string | number][]> {
  const times: number[] = [];
  const failures: string[] = [];
  let isOver = false;
  const paths = ['/', '/rentals', '/buys?page=3', '/api/user/post/rental-properties?page=2', '/api/site'];
  const visiting = Array.from({ length: visitors }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const begun = performance.now();
      const answer = await fetch(through + paths[turn % paths.length]).then(
        async (each) => ({ status: each.status, bytes: (await each.arrayBuffer()).byteLength }),
        (error: Error) => ({ status: 0, bytes: 0, error: String(error.cause ?? error) }),
      );
      times.push(performance.now() - begun);
      if (answer.status !== 200) failures.push(JSON.stringify(answer));
    }
  });
  await wait(seconds.before * 1_000);
  await happen();
  await wait(seconds.after * 1_000);
  isOver = true;
  await Promise.all(visiting);
  times.sort((a, b) => a - b);
  const quantile = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  for (const failure of failures.slice(0, 5)) console.error(failure);
  return [
    [`answers through the proxy while ${happening}`, times.length],
    ['… of them failed', failures.length],
    ['… p50 / p99 / max, ms', `${quantile(0.5)} / ${quantile(0.99)} / ${quantile(1)}`],
  ];
}

async function guessesUntilRefused(): Promise<number> {
  for (let guess = 1; ; guess += 1) {
    const body = JSON.stringify({ email: 'somebody@example.org', password: `guess ${guess}` });
    const site = sites[guess % sites.length];
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${site?.url}/api/auth/login`, { method: 'POST', body, headers });
    if (answer.status === 429) return guess - 1;
  }
}

async function pictureEverywhere(): Promise<number[]> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a7d5a' } })
    .jpeg()
    .toBuffer();
  form.set('profilePicture', new Blob([new Uint8Array(bytes)]), 'me.jpg');
  const answer = await send('POST', `${sites[0]?.url}/api/users/upload-profile-picture`, form);
  const [picture = ''] = /\/pictures\/[^"]+/.exec(await answer.text()) ?? [];
  return Promise.all(sites.map(({ url }) => statusOf(url + picture)));
}

async function changeEverywhere(): Promise<number> {
  const settings = (
    (await (await send('GET', `${through}/api/admin/settings`)).json()) as { settings: object }
  ).settings;
  const contactLocation = `Hill Cart Road ${Date.now() % 10_000}`;
  const body = JSON.stringify({ ...settings, contactLocation });
  await send('PUT', `${sites[0]?.url}/api/admin/settings`, body, { 'content-type': 'application/json' });
  const begun = performance.now();
  await Promise.all(
    sites.map(async ({ url }) => {
      while (!(await (await fetch(`${url}/contact`)).text()).includes(contactLocation)) await wait(5);
    }),
  );
  return Math.round(performance.now() - begun);
}

async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(admin),
    headers,
  });
  return ((await answer.json()) as { token: string }).token;
}

async function send(method: string, url: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method,
    ...(body ? { body } : {}),
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function statusOf(url: string, session?: string): Promise<number> {
  const answer = await fetch(url, session ? { headers: { authorization: `Bearer ${session}` } } : {});
  await answer.arrayBuffer();
  return answer.status;
}
