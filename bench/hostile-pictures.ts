import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@thikana/contract/api-error';
import type { Call } from '@thikana/contract/client';
import { postListing } from '@thikana/contract/own-listings';
import { startSite } from '../scripts/start-site.ts';
import { landForSale, listingForm } from '../server/test/listing-forms.ts';
import { newPerson } from './lib/acknowledged-writes.ts';
import { type HostilePicture, hostilePictures } from './lib/hostile-pictures.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes, pictureProcessesMegabytes } from './lib/site-watch.ts';

/** Ten owners upload the same hostile picture at once, kind by kind, while another user reads. */
const owners = 10;
const asked = { megabytes: 700, seconds: 2 };

const site = await startSite({ port: 3197, demo: false });
const people = await Promise.all(Array.from({ length: owners }, () => newPerson(site.url)));
const rows: (string | number)[][] = [];
for (const picture of await hostilePictures()) rows.push(await flood(picture));
await site.stop();

const report = `# Hostile pictures

\`node bench/hostile-pictures.ts\` (${machineLine()}). ${owners} owners upload the same picture at once while another user reads a list. Memory includes the picture processes: the maximum of samples every 50 ms.

${markdownTable(
  [
    'picture',
    'bytes',
    'answers',
    'others than right',
    'slowest answer, s',
    `memory, MB (at most ${asked.megabytes})`,
    `slowest answer to the reader, s (at most ${asked.seconds})`,
    'files left after rejection',
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
    people.map((call) => secondsOf(async () => void statuses.push(await post(call, bytes)))),
  );
  // Accepted pictures are still being processed.
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

async function post(call: Call, bytes: Buffer): Promise<number> {
  const body = listingForm(landForSale);
  body.append('pictures', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), '../../etc/photo.jpg');
  try {
    await call(postListing, { body });
    return postListing.status;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}
