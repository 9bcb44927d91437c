import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes, pictureProcessesMegabytes } from './lib/site-watch.ts';

/** Memory and time while eight owners each upload ten photographs of 8 megapixels at once. */
const owners = 8;
const picturesEach = 10;
const photo = path.resolve(import.meta.dirname, '../../shared/data/camera/iphone_hdr_YES.jpg');
const isReal = existsSync(photo);
const picture = isReal ? readFileSync(photo) : await noisePicture();

const site = await startSite({ port: 3195, demo: false });
await wait(3000);
const atRest = memoryMegabytes(site.pid).now;
const tokens = await Promise.all(Array.from({ length: owners }, (_, index) => signUp(index)));

let highest = 0;
let highestOfAll = 0;
let isOver = false;
const waits: number[] = [];
const watching = (async () => {
  while (!isOver) {
    const now = memoryMegabytes(site.pid).now;
    highest = Math.max(highest, now);
    highestOfAll = Math.max(highestOfAll, now + pictureProcessesMegabytes(site.pid));
    const startedAt = performance.now();
    await (await fetch(`${site.url}/api/site`)).arrayBuffer();
    waits.push(performance.now() - startedAt);
    await wait(100);
  }
})();

const startedAt = performance.now();
const ids = await Promise.all(tokens.map(post));
const uploadedSeconds = (performance.now() - startedAt) / 1000;
const whileUploading = { site: highest, all: highestOfAll };
while (!(await Promise.all(tokens.map((token, index) => isFinished(token, ids[index] ?? '')))).every(Boolean))
  await wait(1000);
const finishedSeconds = (performance.now() - startedAt) / 1000;
isOver = true;
await watching;
const peak = memoryMegabytes(site.pid).highest;
await site.stop();

waits.sort((a, b) => a - b);
const quantile = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
const report = [
  '# Uploads',
  '',
  `\`node bench/uploads.ts\` (${machineLine()}). ${owners} owners at once, ${picturesEach} photographs of 8 megapixels each`,
  `(${isReal ? 'from a telephone' : 'made of noise'}, ${(picture.length / 1e6).toFixed(1)} MB).`,
  '',
  markdownTable(
    ['what', 'figure'],
    [
      ['memory at rest, RSS', `${atRest} MB`],
      ['memory while uploading, highest sample', `${whileUploading.site} MB`],
      ['… with the processes that decode and encode', `${whileUploading.all} MB`],
      ['memory until all is finished, highest ever (VmHWM)', `${peak} MB`],
      ['… with the processes that decode and encode, highest sample', `${highestOfAll} MB`],
      ['all eight answered', `${uploadedSeconds.toFixed(1)} s`],
      ['all eighty pictures in every width', `${finishedSeconds.toFixed(1)} s`],
      [
        'another visitor’s request meanwhile, p50 / p99 / max',
        `${quantile(0.5)} / ${quantile(0.99)} / ${quantile(1)} ms`,
      ],
    ],
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/uploads.md'), report);

async function ask(method: string, address: string, body: BodyInit, headers: Record<string, string> = {}) {
  const answer = await fetch(site.url + address, { method, body, headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signUp(index: number): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const account = { email: `owner${index}@example.com`, password: 'a quiet verandah' };
  const person = { ...account, name: `Owner ${index}`, phone: `+91900000000${index}` };
  await ask('POST', '/api/auth/register', JSON.stringify(person), json);
  return ((await ask('POST', '/api/auth/login', JSON.stringify(account), json)) as { token: string }).token;
}

async function post(token: string): Promise<string> {
  const form = new FormData();
  const fields = {
    intent: 'sell',
    propertyCategory: 'land',
    title: 'A plot with many photographs',
    description: 'Level ground beside the road, fenced, with papers ready.',
    location: 'Salugara',
    coordinates: JSON.stringify({ type: 'Point', coordinates: [88.456, 26.769] }),
    pricePerUnit: '800000',
    unit: 'katha',
    availableLandSpace: '3',
    availableLandSpaceUnit: 'katha',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const file = new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' });
  for (let each = 0; each < picturesEach; each++) form.append('pictures', file, `photo-${each}.jpg`);
  const answer = await ask('POST', '/api/user/post/add-new-post', form, { authorization: `Bearer ${token}` });
  return (answer as { post: { _id: string } }).post._id;
}

async function isFinished(token: string, id: string): Promise<boolean> {
  const answer = await fetch(`${site.url}/api/user/post/get-post/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { post: listing } = (await answer.json()) as { post: { gallery: { sources: unknown[] }[] } };
  return listing.gallery.every(({ sources }) => sources.length === 2);
}

function noisePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width: 3264, height: 2448, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
