import { pictureKind } from '@thikana/contract/picture-kind';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { PictureError } from './picture-error.ts';

const maxPixels = 50_000_000;
const maxSide = 20_000;

// Decoded pictures are used once, so sharp's cache would only cost memory.
sharp.cache(false);
// Several pictures at once use the cores better than several threads on one picture.
sharp.concurrency(1);

/** Limits the memory of concurrent decoding. */
export interface DecodingLock {
  /** Resolves when this many bytes of pixels may be decoded. */
  acquire(bytes: number): Promise<void>;
  release(): void;
}

export interface Source {
  /** A new, upright pipeline over the picture, without its metadata. */
  open: () => Sharp;
  /** Call this once the pixels were read and only the results are still needed. */
  close: () => void;
  width: number;
  height: number;
}

/** Checks the header of an upload, and refuses other files and too many pixels before anything is decoded. */
export async function openSource(bytes: Buffer, lock: DecodingLock = noLock): Promise<Source> {
  const kind = pictureKind(bytes);
  if (!kind) throw new PictureError('unsupported');
  if (kind === 'heic') return openHeic(bytes, lock);
  const open = () => sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels, autoOrient: true });
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError('damaged', error);
    });
  requireSize(metadata.width, metadata.height);
  await lock.acquire(bytesInMemory(metadata));
  const { width, height } = metadata.autoOrient;
  return { open, close: lock.release, width, height };
}

/** Small pictures, and our own renditions, are decoded without waiting. */
const noLock: DecodingLock = { acquire: async () => {}, release: () => {} };

/** A baseline JPEG is decoded by lines and shrunk while it is read; other formats are decoded as a whole. */
function bytesInMemory({ format, isProgressive, width, height, channels }: Metadata): number {
  return format === 'jpeg' && !isProgressive ? 0 : width * height * channels;
}

/** Decoded by libheif, already upright. */
async function openHeic(bytes: Buffer, lock: DecodingLock): Promise<Source> {
  const { pixels, width, height } = await decodeHeic(bytes, async (claimedWidth, claimedHeight) => {
    requireSize(claimedWidth, claimedHeight);
    await lock.acquire(claimedWidth * claimedHeight * 4);
  });
  requireSize(width, height);
  return {
    close: lock.release,
    open: () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha(),
    width,
    height,
  };
}

function requireSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PictureError('damaged');
  if (width * height > maxPixels || width > maxSide || height > maxSide)
    throw new PictureError('too-many-pixels');
}

/** A picture that sharp cannot read to the end is damaged. */
export function asDamaged(error: unknown): never {
  throw error instanceof PictureError ? error : new PictureError('damaged', error);
}
