import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../scripts/start-site.ts';
import { type HostilePicture, hostilePictures } from './lib/hostile-pictures.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes, pictureProcessesMegabytes } from './lib/site-watch.ts';

/** Ten owners send the same hostile picture at once, one kind after the other, while somebody else reads. */
const owners = 10;
const asked = { megabytes: 700, seconds: 2 };

const site = await startSite({ port: 3197, demo: false });
const tokens = await Promise.all(Array.from({ length: owners }, (_, index) => signUp(index)));
const rows: (string | number)[][] = [];
for (const picture of await hostilePictures()) rows.push(await flood(picture));
await site.stop();

const report = `# Hostile pictures

\`node bench/hostile-pictures.ts\` (${machineLine()}). ${owners} owners post the same picture at once while somebody reads a list. Memory is the site's and that of its processes for pictures, the highest of samples every 50 ms.

${markdownTable(
  [
    'picture',
    'bytes',
    'answers',
    'others than right',
    'slowest answer, s',
    `memory, MB (at most ${asked.megabytes})`,
    `reader's slowest, s (at most ${asked.seconds})`,
    'files left of refused',
  ],
  rows,
)}
`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/hostile-pictures.md'), report);

async function flood({ name, bytes, answers }: HostilePicture): Promise<(string | number)[]> {
  const filesBefore = countFiles();
  let megabytes = 0;
  let readerSlowest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      megabytes = Math.max(megabytes, memoryMegabytes(site.pid).now + pictureProcessesMegabytes(site.pid));
      await wait(50);
    }
  })();
  const reading = (async () => {
    while (!isOver) {
      readerSlowest = Math.max(readerSlowest, await secondsOf(() => fetch(`${site.url}/rentals?anew=1`)));
      await wait(100);
    }
  })();
  const statuses: number[] = [];
  const times = await Promise.all(
    tokens.map((token) => secondsOf(async () => void statuses.push(await post(token, bytes)))),
  );
  // What was taken is still being finished.
  await wait(statuses.some((status) => status < 300) ? 15_000 : 1_000);
  isOver = true;
  await Promise.all([watching, reading]);
  const counted = [...new Set(statuses)].map(
    (status) => `${statuses.filter((one) => one === status).length} × ${status}`,
  );
  return [
    name,
    bytes.length,
    counted.join(', '),
    statuses.filter((status) => !answers.includes(status)).length,
    Math.max(...times).toFixed(1),
    megabytes,
    readerSlowest.toFixed(2),
    statuses.every((status) => status >= 400) ? countFiles() - filesBefore : '',
  ];
}

async function secondsOf(doing: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await doing();
  return (performance.now() - begun) / 1000;
}

function countFiles(): number {
  const store = path.join(site.dataDir, 'pictures');
  if (!existsSync(store)) return 0;
  const entries = readdirSync(store, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

async function signUp(index: number): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const account = { email: `owner${index}@example.com`, password: 'a quiet verandah' };
  const person = { ...account, name: `Owner ${index}`, phone: `+91900000000${index}` };
  await fetch(`${site.url}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(person) });
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function post(token: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  const fields = {
    intent: 'sell',
    propertyCategory: 'land',
    title: 'A plot with a strange photograph',
    description: 'Level ground beside the road, fenced, with papers ready.',
    location: 'Salugara',
    coordinates: JSON.stringify({ type: 'Point', coordinates: [88.456, 26.769] }),
    pricePerUnit: '800000',
    unit: 'katha',
    availableLandSpace: '3',
    availableLandSpaceUnit: 'katha',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('pictures', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), '../../etc/photo.jpg');
  const answer = await fetch(`${site.url}/api/user/post/add-new-post`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}
