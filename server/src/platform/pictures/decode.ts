import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { PictureError } from './picture-error.ts';
import { pictureKind } from './picture-kind.ts';

const maxPixels = 50_000_000;
const maxSide = 20_000;

// Decoded pictures are used once; keeping them would only cost memory.
sharp.cache(false);
// Several pictures at once use the cores better than several threads on one picture.
sharp.concurrency(1);

export interface Source {
  /** A fresh, upright pipeline over the picture, without its metadata. */
  open: () => Sharp;
  width: number;
  height: number;
}

/** Looks at an upload's header and refuses what is no picture, or too many pixels, before anything is decoded. */
export async function openSource(bytes: Buffer): Promise<Source> {
  const kind = pictureKind(bytes);
  if (!kind) throw new PictureError('unsupported');
  if (kind === 'heic') return openHeic(bytes);
  const open = () => sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels, autoOrient: true });
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError('damaged', error);
    });
  requireSize(metadata.width, metadata.height);
  const { width, height } = metadata.autoOrient;
  return { open, width, height };
}

/** Decoded once by a decoder of its own, upright already. */
async function openHeic(bytes: Buffer): Promise<Source> {
  const { pixels, width, height } = await decodeHeic(bytes, requireSize);
  return { open: () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha(), width, height };
}

function requireSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PictureError('damaged');
  if (width * height > maxPixels || width > maxSide || height > maxSide)
    throw new PictureError('too-many-pixels');
}

/** What sharp could not read through is damaged. */
export function asDamaged(error: unknown): never {
  throw error instanceof PictureError ? error : new PictureError('damaged', error);
}
