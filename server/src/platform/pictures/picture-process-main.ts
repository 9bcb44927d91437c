import { setPriority } from 'node:os';
import { type BrandPictures, makeBrandPictures, makeMaskable } from './brand-pictures.ts';
import type { CardWords } from './cards/card-words.ts';
import { asDamaged, type DecodingLock, openSource } from './decode.ts';
import { type Fingerprint, fingerprintOf, printedSize } from './fingerprint.ts';
import { PictureError } from './picture-error.ts';
import type { FirstLook, LockAcquired, PictureResult, PictureTask, PictureTaskNews } from './picture-task.ts';
import type { PosterWords } from './posters/poster-words.ts';
import { makeFirstRendition, makeRenditions } from './renditions.ts';
import { makeSlideCuts, type SlideCuts } from './slide-pictures.ts';

/**
 * The child process for decoding and encoding: its memory returns to the system when it exits, and it can run at low
 * priority.
 */
const niceness = Number(process.argv[2] ?? 0);
if (niceness > 0) setPriority(niceness);

const tell = (news: PictureTaskNews) => process.send?.(news, undefined, undefined, endWithoutSite);
const endWithoutSite = (error: Error | null) => {
  if (error) process.exit();
};

/** An ordinary photograph from a phone takes less. */
const ordinaryBytes = 64_000_000;
const acquiring = new Map<number, () => void>();

process.on('message', async (message: PictureTask | LockAcquired) => {
  if (message.kind === 'lock-acquired') return acquiring.get(message.id)?.();
  const { id } = message;
  const lock = lockOf(id);
  try {
    tell({ id, news: 'done', result: await work(message, lock) });
  } catch (error) {
    const reason = error instanceof PictureError ? error.reason : undefined;
    tell({ id, news: 'failed', reason, message: String(error) });
  } finally {
    acquiring.delete(id);
  }
});

/**
 * The site allows one large picture at a time over all its picture processes; the end of the task releases the lock.
 */
function lockOf(id: number): DecodingLock {
  return {
    async acquire(bytes) {
      if (bytes <= ordinaryBytes) return;
      await new Promise<void>((resolve) => {
        acquiring.set(id, resolve);
        tell({ id, news: 'waits-for-lock' });
      });
    },
    release() {
      if (acquiring.delete(id)) tell({ id, news: 'releases-lock' });
    },
  };
}

// Exits with the site.
process.on('disconnect', () => process.exit());

async function work(task: PictureTask, lock: DecodingLock): Promise<PictureResult> {
  switch (task.kind) {
    case 'first':
      return lookFirst(task.bytes, lock);
    case 'rest':
      return makeRest(task.id, task.bytes, lock);
    case 'fingerprint':
      return computeFingerprint(task.bytes);
    case 'brand':
      return makeBrand(task.bytes, lock);
    case 'maskable':
      return makeMaskable(await openSource(Buffer.from(task.bytes), lock));
    case 'slide':
      return makeSlide(task.bytes, lock);
    case 'card':
      return makeCard(task.bytes, task.words);
    case 'poster':
      return makePoster(task.bytes, task.words);
  }
}

async function lookFirst(bytes: Uint8Array, lock: DecodingLock): Promise<FirstLook> {
  const source = await openSource(Buffer.from(bytes), lock);
  const { rendition, placeholder } = await makeFirstRendition(source).catch(asDamaged);
  return { width: source.width, height: source.height, rendition, placeholder };
}

async function makeRest(id: number, bytes: Uint8Array, lock: DecodingLock): Promise<undefined> {
  const source = await openSource(Buffer.from(bytes), lock);
  for await (const rendition of makeRenditions(source)) tell({ id, news: 'rendition', rendition });
}

async function computeFingerprint(bytes: Uint8Array): Promise<Fingerprint> {
  const source = await openSource(Buffer.from(bytes));
  const shades = await source
    .open()
    .flatten({ background: '#ffffff' })
    .resize(printedSize, printedSize, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return fingerprintOf(shades);
}

async function makeBrand(bytes: Uint8Array, lock: DecodingLock): Promise<BrandPictures> {
  return makeBrandPictures(await openSource(Buffer.from(bytes), lock)).catch(asDamaged);
}

async function makeSlide(bytes: Uint8Array, lock: DecodingLock): Promise<SlideCuts> {
  return makeSlideCuts(await openSource(Buffer.from(bytes), lock)).catch(asDamaged);
}

async function makeCard(bytes: Uint8Array | undefined, words: CardWords): Promise<Uint8Array> {
  const cover = bytes && (await openSource(Buffer.from(bytes)));
  // Loaded on demand: uploads need no fonts.
  const { drawCard } = await import('./cards/draw-card.ts');
  return drawCard(cover, words);
}

async function makePoster(bytes: Uint8Array | undefined, words: PosterWords): Promise<Uint8Array> {
  const { drawPoster } = await import('./posters/draw-poster.ts');
  return drawPoster(bytes && Buffer.from(bytes), words);
}
