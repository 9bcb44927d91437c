import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngOfClaimedSize } from '../../../test/png-of-claimed-size.ts';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createPictures, type Pictures } from './pictures.ts';

let dataDir: string;
let storage: Storage;
let pictures: Pictures;

beforeAll(async () => {
  dataDir = makeTemporaryFolder();
  storage = await createStorage({ dataDir });
  pictures = createPictures({ storage });
});
afterAll(async () => {
  pictures.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function* chunksOf(bytes: Uint8Array, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const receive = (bytes: Uint8Array) => pictures.receive(chunksOf(bytes));
const plain = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f4f' } });
const rendition = async (id: string, width: number, format: string) => {
  const found = await pictures.open(id, width, format);
  return found ? buffer(found.body) : undefined;
};
const files = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe('accepted files', () => {
  it.each([
    ['jpeg', () => plain().jpeg()],
    ['png', () => plain().png()],
    ['gif', () => plain().gif()],
    ['webp', () => plain().webp()],
    ['avif', () => plain().avif({ effort: 0 })],
  ] as const)('%s, whatever its name', async (_, make) => {
    const received = await receive(await make().toBuffer());
    expect(received).toMatchObject({ width: 800, height: 600 });
    expect(received.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(received.placeholder.length).toBeLessThan(400);
    const first = await sharp(await rendition(received.id, 640, 'jpg')).metadata();
    expect(first).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture with orientation %i, turned upright', async (orientation) => {
    const bytes = await plain(800, 600).jpeg().withMetadata({ orientation }).toBuffer();
    const { id, width, height } = await receive(bytes);
    const isSideways = orientation > 4;
    expect([width, height]).toEqual(isSideways ? [600, 800] : [800, 600]);
    const first = await sharp(await rendition(id, Math.min(width, 640), 'jpg')).metadata();
    expect((first.width ?? 0) < (first.height ?? 0)).toBe(isSideways);
    expect(first.orientation ?? 1).toBe(1);
  });
});

it('accepts HEIC, whatever its name', async () => {
  const received = await receive(await readFile(new URL('../../../test/two-colours.heic', import.meta.url)));
  expect(received).toMatchObject({ width: 64, height: 48 });
  const { data } = await sharp(await rendition(received.id, 64, 'jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Red on the left, green on the right.
  const [red = 0, green = 0] = data;
  const [rightRed = 0, rightGreen = 0] = data.subarray(-3);
  expect([red > green + 50, rightGreen > rightRed + 20]).toEqual([true, true]);
});

describe('rejected files leave nothing behind', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
  it.each([
    ['text', () => Buffer.from('hello, this is a letter'), 'unsupported'],
    ['nothing', () => Buffer.alloc(0), 'unsupported'],
    ['an SVG', () => Buffer.from(svg), 'unsupported'],
    ['a JPEG cut half way', async () => (await plain().jpeg().toBuffer()).subarray(0, 900), 'damaged'],
    ['a PNG with only a header', async () => (await plain().png().toBuffer()).subarray(0, 60), 'damaged'],
    [
      'a HEIC in name only',
      () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), Buffer.alloc(200)]),
      'damaged',
    ],
    ['a flood of pixels', () => pngOfClaimedSize(30_000, 30_000), 'too-many-pixels'],
    ['51 megapixels', () => pngOfClaimedSize(8_500, 6_000), 'too-many-pixels'],
  ])('%s', async (_, make, reason) => {
    const before = await files();
    await expect(receive(await make())).rejects.toMatchObject({ name: 'PictureError', reason });
    expect(await files()).toBe(before);
  });

  it('more than 10 MB, without reading on', async () => {
    let chunks = 0;
    async function* endless() {
      for (;;) {
        chunks += 1;
        yield Buffer.alloc(1024 * 1024, 0xff);
      }
    }
    await expect(pictures.receive(endless())).rejects.toMatchObject({ reason: 'too-large' });
    expect(chunks).toBe(11);
  });
});

describe('finishing', () => {
  it('makes every width in both formats without metadata, and deletes the original', async () => {
    const bytes = await plain(2000, 1500)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 42/1 0/1' } })
      .toBuffer();
    expect(bytes.includes('Exif')).toBe(true);
    const { id } = await receive(bytes);
    await pictures.finish(id);
    for (const width of [320, 640, 960, 1600]) {
      for (const format of ['avif', 'jpg']) {
        const made = await rendition(id, width, format);
        const metadata = await sharp(made).metadata();
        expect(metadata).toMatchObject({ width, height: width * 0.75 });
        expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
        expect(made?.includes('Somebody')).toBe(false);
      }
    }
    expect(await storage.exists(`originals/${id}`)).toBe(false);
  });

  it('can be repeated and continued after a crash', async () => {
    const { id } = await receive(await plain(1000, 800).jpeg().toBuffer());
    await storage.put(`renditions/${id}/1000.avif`, Buffer.from('half'), 'image/avif');
    await pictures.finish(id);
    await pictures.finish(id);
    expect((await sharp(await rendition(id, 1000, 'avif')).metadata()).width).toBe(1000);
  });

  it('deletes all files of a discarded picture', async () => {
    const before = await files();
    const { id } = await receive(await plain().jpeg().toBuffer());
    await pictures.discard([id]);
    expect(await files()).toBe(before);
  });
});

it.each(['', '.', '..', '../x'])('discards nothing for %j', async (id) => {
  await expect(pictures.discard([id])).rejects.toThrow('is not the id of a picture');
});

it.each([
  ['../../secret', 640, 'jpg'],
  ['0'.repeat(32), 640, 'jpg'],
  ['0'.repeat(32), 640.5, 'jpg'],
  ['0'.repeat(32), 640, 'constructor'],
])('opens nothing for %s %s.%s', async (id, width, format) => {
  expect(await pictures.open(id, width, format)).toBeUndefined();
});

const cameraDir = path.resolve(import.meta.dirname, '../../../../../shared/data/camera');
const expected = {
  'DSCN0010.jpg': [640, 480],
  'DSCN0012.jpg': [640, 480],
  'landscape_6.jpg': [600, 450],
  'portrait_8.jpg': [450, 600],
  '36-memory_error.jpg': [1600, 1200],
  'iphone_hdr_YES.jpg': [3264, 2448],
  'iphone_13_pro_max.HEIC': [3024, 4032],
} as const;

describe('files straight from cameras', () => {
  const isThere = existsSync(cameraDir);
  if (!isThere)
    console.info(`Camera files are not here (${cameraDir}); pictures made for the test stand in for them.`);
  const cases = isThere ? Object.entries(expected) : [];

  it('are stripped of positions and turned upright', async () => {
    const stand = async () =>
      plain(900, 600)
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .toBuffer();
    const sources = cases.map(([name, size]) => [readFile(path.join(cameraDir, name)), size] as const);
    for (const [bytes, [width, height]] of sources.length > 0 ? sources : [[stand(), [900, 600]] as const]) {
      const received = await receive(await bytes);
      expect([received.width, received.height]).toEqual([width, height]);
      const first = await rendition(received.id, Math.min(640, received.width), 'jpg');
      const metadata = await sharp(first).metadata();
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
      expect(first?.includes('GPS')).toBe(false);
    }
  });

  it('rejects the damaged one', async () => {
    const damaged = isThere
      ? await readFile(path.join(cameraDir, 'corrupted.jpg'))
      : (await plain().jpeg().toBuffer()).subarray(0, 700);
    await expect(receive(damaged)).rejects.toMatchObject({ reason: 'damaged' });
  });
});
