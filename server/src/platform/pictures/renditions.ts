import sharp, { type Sharp } from 'sharp';
import type { Source } from './decode.ts';
import type { Rendition } from './rendition.ts';
import { firstRenditionWidth, renditionWidths } from './rendition-widths.ts';

const jpegQuality = 76;
// Measured in docs/decisions/0005-picture-formats.md.
const avif = { quality: 52, effort: 2 } as const;
const placeholderWidth = 16;

/** What a picture needs at once: one JPEG, and a blurred placeholder that is small enough for the listing's answer. */
export async function makeFirstRendition(
  source: Source,
): Promise<{ rendition: Rendition; placeholder: string }> {
  const width = firstRenditionWidth(source.width);
  const { data, info } = await source
    .open()
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  source.close();
  const tiny = await sharp(data).resize({ width: placeholderWidth }).blur(1).webp({ quality: 30 }).toBuffer();
  return {
    rendition: { width: info.width, format: 'jpg', bytes: data },
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** Yields every width in both formats, one at a time to limit memory. */
export async function* makeRenditions(source: Source): AsyncGenerator<Rendition> {
  const widths = renditionWidths(source.width).toReversed();
  const [widest = source.width] = widths;
  // Decoded and reduced once; the smaller widths are made from the largest.
  const { data, info } = await source
    .open()
    .resize({ width: widest })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  source.close();
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of widths) {
    const open = (): Sharp => sharp(data, { raw }).resize({ width });
    yield { width, format: 'avif', bytes: await open().avif(avif).toBuffer() };
    yield {
      width,
      format: 'jpg',
      bytes: await open().jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer(),
    };
  }
}
