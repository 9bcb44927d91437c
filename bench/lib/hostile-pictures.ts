import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngOfClaimedSize } from '../../server/test/png-of-claimed-size.ts';

export interface HostilePicture {
  name: string;
  bytes: Buffer;
  /** Acceptable answers: the file is rejected, or it is accepted and re-encoded. */
  answers: readonly number[];
}

const refused = [400, 413, 415, 422];
const taken = [200, 201];

/** Small files that are expensive to decode or are not what they claim to be. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const small = await sharp(canvas(64, 48)).png().toBuffer();
  const photo = await sharp(canvas(1200, 900)).jpeg().toBuffer();
  const largest = canvas(7000, 7100);
  return [
    {
      name: '900 megapixels, by its header',
      bytes: await pngOfClaimedSize(30_000, 30_000),
      answers: refused,
    },
    { name: '51 megapixels, by its header', bytes: await pngOfClaimedSize(8_500, 6_000), answers: refused },
    {
      name: '49.7 megapixels, progressive JPEG',
      bytes: await sharp(largest).jpeg({ progressive: true }).toBuffer(),
      answers: taken,
    },
    {
      name: '49.7 megapixels, interlaced PNG',
      bytes: await sharp(largest).png({ progressive: true }).toBuffer(),
      answers: taken,
    },
    { name: '49.7 megapixels, WebP', bytes: await sharp(largest).webp().toBuffer(), answers: taken },
    { name: '3,000 frames', bytes: await manyFrames(3_000), answers: [...refused, ...taken] },
    {
      name: '300 MB of text in a chunk',
      bytes: withChunk(small, 'zTXt', bombOf(300)),
      answers: [...refused, ...taken],
    },
    { name: 'SVG that reads a file', bytes: Buffer.from(readingSvg), answers: refused },
    { name: 'JPEG cut half way', bytes: photo.subarray(0, photo.length / 2), answers: refused },
    {
      name: 'JPEG and page in one',
      bytes: Buffer.concat([photo, Buffer.from('<!doctype html><script>alert(1)</script>')]),
      answers: taken,
    },
    { name: 'noise', bytes: randomBytes(9_000_000), answers: refused },
  ];
}

const readingSvg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><text y="20">&file;</text></svg>`;

function canvas(width: number, height: number) {
  return { create: { width, height, channels: 3 as const, background: '#4b7a5a' } };
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** The signature and a chunk of thirteen bytes. */
const pngHeaderBytes = 8 + 25;

/** Directly after the header of a PNG. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, pngHeaderBytes), chunk(type, data), png.subarray(pngHeaderBytes)]);
}

function bombOf(megabytes: number): Buffer {
  return Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(megabytes * 1_000_000, 97)),
  ]);
}

function manyFrames(frames: number): Promise<Buffer> {
  const [width, height] = [24, 16];
  const pixels = randomBytes(width * height * frames * 3);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ effort: 1 })
    .toBuffer();
}
