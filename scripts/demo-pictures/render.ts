import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Canvas } from './core/canvas.ts';

type Encode = (picture: Sharp, quality: number) => Sharp;

const encoders = {
  webp: (picture, quality) => picture.webp({ quality, effort: 6 }),
  avif: (picture, quality) => picture.avif({ quality, effort: 5 }),
  jpeg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, palette: true }),
} satisfies Record<string, Encode>;

export interface Output {
  path: string;
  format: keyof typeof encoders;
  width: number;
  height: number;
  /** The file stays below this by lowering the quality step by step. */
  limitBytes: number;
  quality: number;
}

/** Draws once at full size, then writes each output. Returns the size of each file. */
export async function render(canvas: Canvas | string, outputs: readonly Output[]): Promise<number[]> {
  const svg = typeof canvas === 'string' ? canvas : canvas.toSvg();
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Promise.all(outputs.map((output) => write(data, info, output)));
}

async function write(pixels: Buffer, raw: OutputInfo, output: Output): Promise<number> {
  const { path, format, width, height, limitBytes } = output;
  const picture = sharp(pixels, { raw: { width: raw.width, height: raw.height, channels: 3 } }).resize(
    width,
    height,
  );
  let quality = output.quality;
  let bytes = await encoders[format](picture.clone(), quality).toBuffer();
  while (bytes.length > limitBytes && quality > 34) {
    quality -= 6;
    bytes = await encoders[format](picture.clone(), quality).toBuffer();
  }
  if (bytes.length > limitBytes) throw new Error(`${path} is ${bytes.length} bytes, above ${limitBytes}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return bytes.length;
}
