import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Call } from '@thikana/contract/client';
import { postListing, viewOwnListing } from '@thikana/contract/own-listings';
import sharp from 'sharp';
import { startSite } from '../scripts/start-site.ts';
import { landForSale, listingForm } from '../server/test/listing-forms.ts';
import { newPerson } from './lib/acknowledged-writes.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes, pictureProcessesMegabytes } from './lib/site-watch.ts';

/**
 * Ten photographs of 8 megapixels compared with sharp alone; then memory and time while eight owners upload ten each
 * at once.
 */
const owners = 8;
const picturesEach = 10;
const rounds = 3;
const run = promisify(execFile);
const photo = path.resolve(import.meta.dirname, '../../shared/data/camera/iphone_hdr_YES.jpg');
const isReal = existsSync(photo);
const picture = isReal ? readFileSync(photo) : await noisePicture();

const site = await startSite({ port: 3195, demo: false });
await wait(3000);
const atRest = memoryMegabytes(site.pid).now;
const people = await Promise.all(Array.from({ length: owners }, () => newPerson(site.url)));
const beside = await besideSharpAlone();

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
const ids = await Promise.all(people.map(post));
const uploadedSeconds = (performance.now() - startedAt) / 1000;
const whileUploading = { site: highest, all: highestOfAll };
await Promise.all(people.map((call, index) => finished(call, ids[index] ?? '')));
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
  `(${isReal ? 'from a phone' : 'made of noise'}, ${(picture.length / 1e6).toFixed(1)} MB).`,
  '',
  markdownTable(
    ['what', 'figure'],
    [
      ['ten photographs with sharp alone, on all cores', `${beside.alone.toFixed(1)} s`],
      ['… uploaded by one owner, until every width is made', `${beside.site.toFixed(1)} s`],
      ['… ratio (the median of three rounds; limit: 1.3)', beside.share.toFixed(2)],
      ['memory at rest, RSS', `${atRest} MB`],
      ['memory during the uploads, highest sample', `${whileUploading.site} MB`],
      ['… with the picture processes', `${whileUploading.all} MB`],
      ['peak memory until everything is finished (VmHWM)', `${peak} MB`],
      ['… with the picture processes, highest sample', `${highestOfAll} MB`],
      ['all eight uploads answered', `${uploadedSeconds.toFixed(1)} s`],
      ['all eighty pictures in every width', `${finishedSeconds.toFixed(1)} s`],
      [
        'another visitor’s requests meanwhile, p50 / p99 / max',
        `${quantile(0.5)} / ${quantile(0.99)} / ${quantile(1)} ms`,
      ],
    ],
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/uploads.md'), report);

async function post(call: Call): Promise<string> {
  const pictures = Array.from({ length: picturesEach }, () => picture);
  return (await call(postListing, { body: listingForm(landForSale, pictures) })).post._id;
}

async function finished(call: Call, id: string): Promise<void> {
  for (;;) {
    const { post: listing } = await call(viewOwnListing, { params: { id } });
    if (listing.gallery.every(({ sources }) => sources.length === 2)) return;
    await wait(200);
  }
}

/** The two alternate, so that a busy moment of the machine affects both. */
async function besideSharpAlone() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'thikana-uploads-')), 'photo.jpg');
  writeFileSync(file, picture);
  const call = await newPerson(site.url);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = path.join(import.meta.dirname, 'lib/bare-pictures.ts');
    const alone = Number((await run(process.execPath, [bare, file, String(picturesEach)])).stdout);
    const startedAt = performance.now();
    await finished(call, await post(call));
    const bySite = (performance.now() - startedAt) / 1000;
    measured.push({ alone, site: bySite, share: bySite / alone });
  }
  const [middle] = measured.sort((one, other) => one.share - other.share).slice(rounds >> 1);
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

function noisePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width: 3264, height: 2448, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
