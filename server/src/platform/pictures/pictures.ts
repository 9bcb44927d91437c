import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { createPriorityMutex } from '../../lib/priority-mutex.ts';
import type { Storage } from '../storage/storage.ts';
import type { BrandPictures } from './brand-pictures.ts';
import type { CardWords } from './cards/card-words.ts';
import type { Fingerprint } from './fingerprint.ts';
import { removePictureFiles } from './picture-files.ts';
import { isPictureId, originalKey, pictureIdOfKey, renditionKey } from './picture-keys.ts';
import { createPictureProcess } from './picture-process.ts';
import type { PosterWords } from './posters/poster-words.ts';
import { readUpload } from './read-upload.ts';
import { contentTypes, type Rendition } from './rendition.ts';
import { firstRenditionWidth, renditionWidths } from './rendition-widths.ts';
import type { SlideCuts } from './slide-pictures.ts';

export interface ReceivedPicture {
  /** 32 random hexadecimal digits. */
  id: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** A tiny blurred copy as a data URI. */
  placeholder: string;
}

/** A received picture, finished or not. */
export interface StoredPicture {
  id: string;
  width: number;
  isFinished: boolean;
}

export interface Pictures {
  /** Stores an upload so that it can be shown at once. If it throws `PictureError`, no file remains. */
  receive(source: AsyncIterable<Uint8Array>): Promise<ReceivedPicture>;
  /** The same for one of several: resolves when the next may be read, which can be before this one is done. */
  beginToReceive(source: AsyncIterable<Uint8Array>): Promise<{ received: Promise<ReceivedPicture> }>;
  /** Makes every rendition and deletes the original. May be repeated, and continued after a crash. */
  finish(id: string): Promise<void>;
  /** Deletes all files of these pictures. */
  discard(ids: readonly string[]): Promise<void>;
  /** Pictures with a file that was last changed before this time; some are yielded more than once. */
  listStored(where: 'originals' | 'renditions', before: Date): AsyncIterable<string>;
  /** A rendition as a stream, if it exists. */
  open(
    id: string,
    width: number,
    format: string,
  ): Promise<{ body: Readable; contentType: string } | undefined>;
  /** The largest JPEG in the store. */
  readBest(picture: StoredPicture): Promise<Buffer | undefined>;
  /** The fingerprint of a picture; undefined if it has no files. */
  fingerprintOf(picture: StoredPicture): Promise<Fingerprint | undefined>;
  /** A logo and an icon. Throws `PictureError` if the upload is not an accepted picture. */
  makeBrand(upload: Uint8Array): Promise<BrandPictures>;
  /** An icon with a margin that phones may cut off. */
  makeMaskable(icon: Uint8Array): Promise<Uint8Array>;
  /** The cuts of an upload for the home page. Throws `PictureError` if it is not an accepted picture. */
  cutForSlide(upload: Uint8Array): Promise<SlideCuts>;
  /** A preview JPEG: text over a cover, or over a drawing. */
  drawCard(cover: StoredPicture | undefined, words: CardWords): Promise<Uint8Array>;
  /** A poster as a PDF: text, and a picture if there is one. */
  drawPoster(picture: StoredPicture | undefined, words: PosterWords): Promise<Uint8Array>;
  /** Stops the picture processes. */
  stop(): void;
}

const backgroundNiceness = 10;
const cardNiceness = 5;

/**
 * Pictures are recognised by content, re-encoded, turned upright and stripped of metadata; originals are never served.
 */
export function createPictures({ storage }: { storage: Storage }): Pictures {
  const cores = availableParallelism();
  const inTurn = pLimit(cores);
  const restInTurn = pLimit(cores);
  const mutex = createPriorityMutex();
  const uploads = createPictureProcess({ mutex, priority: 'high' });
  // Background work runs at low priority.
  const background = createPictureProcess({ niceness: backgroundNiceness, mutex, priority: 'low' });

  // A process of its own, so that previews never delay uploads.
  const cards = createPictureProcess({ niceness: cardNiceness, mutex, priority: 'low' });
  const cardsInTurn = pLimit(1);

  const keep = (id: string, { width, format, bytes }: Rendition) =>
    storage.put(renditionKey(id, width, format), bytes, contentTypes[format]);

  async function discard(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      requireId(id);
      await removePictureFiles(storage, id);
    }
  }

  function takeIn(bytes: Uint8Array): Promise<ReceivedPicture> {
    const id = randomBytes(16).toString('hex');
    return inTurn(async () => {
      try {
        const { width, height, rendition, placeholder } = await uploads.lookFirst(bytes);
        await storage.put(originalKey(id), bytes, 'application/octet-stream');
        await keep(id, rendition);
        return { id, width, height, placeholder };
      } catch (error) {
        await discard([id]);
        throw error;
      }
    });
  }

  const beingTakenIn = new Set<Promise<unknown>>();
  async function beginToReceive(source: AsyncIterable<Uint8Array>) {
    const received = takeIn(await readUpload(source));
    const ended: Promise<unknown> = received.catch(() => {}).finally(() => beingTakenIn.delete(ended));
    beingTakenIn.add(ended);
    // Under load each sender waits for their own picture, so that memory holds at most one upload per sender.
    if (beingTakenIn.size > cores) await ended;
    else if (beingTakenIn.size === cores) await Promise.race(beingTakenIn);
    return { received };
  }

  return {
    receive: async (source) => (await beginToReceive(source)).received,
    beginToReceive,

    async finish(id) {
      requireId(id);
      await restInTurn(async () => {
        const original = await storage.get(originalKey(id));
        if (original) await background.makeRest(original, (rendition) => keep(id, rendition));
      });
      // Deleted last: until every rendition is stored, they can be made again from the original.
      await storage.remove(originalKey(id));
    },

    discard,

    async *listStored(where, before) {
      for await (const { key, changedAt } of storage.list(where)) {
        const id = pictureIdOfKey(key);
        if (id && changedAt < before) yield id;
      }
    },

    readBest: (picture) => storage.get(widestKey(picture)),

    async fingerprintOf(picture) {
      const bytes = await storage.get(widestKey(picture));
      return bytes && restInTurn(() => background.fingerprint(bytes));
    },

    makeBrand: (upload) => inTurn(() => uploads.makeBrand(upload)),

    makeMaskable: (icon) => inTurn(() => uploads.makeMaskable(icon)),

    cutForSlide: (upload) => inTurn(() => uploads.makeSlide(upload)),

    async drawCard(cover, words) {
      return cardsInTurn(async () => cards.makeCard(cover && (await storage.get(widestKey(cover))), words));
    },

    async drawPoster(picture, words) {
      return cardsInTurn(async () =>
        cards.makePoster(picture && (await storage.get(widestKey(picture))), words),
      );
    },

    stop() {
      uploads.stop();
      background.stop();
      cards.stop();
    },

    async open(id, width, format) {
      if (!isPictureId(id) || !Number.isInteger(width) || !isFormat(format)) return undefined;
      const body = await storage.stream(renditionKey(id, width, format));
      return body && { body, contentType: contentTypes[format] };
    },
  };
}

/** Any other text could name a folder with other pictures. */
function requireId(id: string): void {
  if (!isPictureId(id)) throw new Error(`${JSON.stringify(id)} is not the id of a picture.`);
}

function isFormat(format: string): format is Rendition['format'] {
  return Object.hasOwn(contentTypes, format);
}

function widestKey({ id, width, isFinished }: StoredPicture): string {
  const widest = isFinished ? renditionWidths(width).at(-1) : undefined;
  return renditionKey(id, widest ?? firstRenditionWidth(width), 'jpg');
}
