import { previewSize } from '@thikana/contract/preview';
import sharp, { type Sharp } from 'sharp';
import type { Source } from '../decode.ts';
import type { CardWords } from './card-words.ts';
import { hills } from './hills.ts';
import { outlineText, type Weight } from './outline-text.ts';

const { width, height } = previewSize;
const margin = 64;
const lineWidth = width - 2 * margin;
/** Other services refuse larger previews. */
const maxBytes = 300_000;
const qualities = [80, 65, 50, 35, 20] as const;

/** A preview JPEG: the offer over its cover, or over a drawing of the hills. */
export async function drawCard(cover: Source | undefined, words: CardWords): Promise<Buffer> {
  const ground = cover
    ? cover.open().resize({ width, height, fit: 'cover' }).flatten({ background: '#ffffff' })
    : sharp(Buffer.from(hills));
  const overlay = Buffer.from(await drawOverlay(words));
  const { data, info } = await ground
    .toColourspace('srgb')
    .composite([{ input: overlay }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return encodeWithin(() => sharp(data, { raw }));
}

async function encodeWithin(open: () => Sharp): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await open().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= maxBytes || quality === qualities.at(-1)) return bytes;
  }
  throw new Error('There is no quality to encode with.');
}

async function drawOverlay(words: CardWords): Promise<string> {
  const price = await write(words.price, { size: 104, weight: 700, x: margin, baseline: 436 });
  const perAt = margin + price.width + 20;
  const per = await write(words.per, { size: 48, weight: 500, x: perAt, baseline: 436 });
  const offer = await write(words.offer, { size: 50, weight: 700, x: margin, baseline: 508 });
  const place = await write(words.place, { size: 44, weight: 500, x: margin, baseline: 570 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="shade" x2="0" y2="1">
<stop offset="0.25" stop-color="#0b1e15" stop-opacity="0"/>
<stop offset="0.6" stop-color="#0b1e15" stop-opacity="0.72"/>
<stop offset="1" stop-color="#0b1e15" stop-opacity="0.92"/>
</linearGradient>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
<g fill="#ffffff">${price.svg}${per.svg}${offer.svg}${place.svg}</g>
${await drawSign(words)}
</svg>`;
}

/** The site's name beside its logo. */
async function drawSign({ siteName, accent = '#1d5c42' }: CardWords): Promise<string> {
  const name = await write(siteName, { size: 44, weight: 700, x: 94, baseline: 58, maxWidth: 700 });
  return `<g transform="translate(${margin} 48)">
<rect width="${Math.ceil(name.width) + 126}" height="88" rx="44" fill="#fbf8f1"/>
<g transform="translate(22 14) scale(0.94)">
<path fill="#2f6b4a" d="M32 1C17.5 1 6.5 11.8 6.5 25.8 6.5 43 32 63 32 63s25.5-20 25.5-37.2C57.5 11.8 46.5 1 32 1z"/>
<path fill="#f6efe0" d="M18 42V25.5a14 14 0 0 1 28 0V42c-4.3 5.6-9.5 10.7-14 14.5C27.5 52.7 22.3 47.6 18 42z"/>
<path fill="#3b8159" d="M32 49.5C22.2 42 21.3 30.5 32 17.5z"/>
<path fill="#2f6b4a" d="M32 49.5C41.8 42 42.7 30.5 32 17.5z"/>
</g>
<g fill="${accent}">${name.svg}</g>
</g>`;
}

interface Line {
  size: number;
  weight: Weight;
  x: number;
  baseline: number;
  maxWidth?: number;
}

async function write(text: string, { x, baseline, maxWidth = lineWidth - (x - margin), ...look }: Line) {
  const line = await outlineText(text, { ...look, maxWidth });
  return { width: line.width, svg: `<g transform="translate(${x} ${baseline})">${line.svg}</g>` };
}
