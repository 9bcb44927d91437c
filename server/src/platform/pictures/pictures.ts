import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import { asDamaged, openSource } from './decode.ts';
import { readUpload } from './read-upload.ts';
import { contentTypes, makeFirstRendition, makeRenditions, type Rendition } from './renditions.ts';
import { createSemaphore } from './semaphore.ts';

export interface ReceivedPicture {
  /** 32 random hexadecimal digits. */
  id: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** A tiny blurred copy as a data URI. */
  placeholder: string;
}

export interface Pictures {
  /** Takes an upload in; it can be seen at once. Throws `PictureError`, and then nothing stays. */
  receive(source: AsyncIterable<Uint8Array>): Promise<ReceivedPicture>;
  /** Makes every rendition and lets the original go. May be repeated, and continued after a crash. */
  finish(id: string): Promise<void>;
  /** Removes all that is kept of these pictures. */
  discard(ids: readonly string[]): Promise<void>;
  /** A rendition for sending, if there is one. */
  open(
    id: string,
    width: number,
    format: string,
  ): Promise<{ body: Readable; contentType: string } | undefined>;
}

const idPattern = /^[0-9a-f]{32}$/;

/** Pictures are accepted by content, re-encoded, turned upright and stripped; originals are never served. */
export function createPictures(options: { storage: Storage; concurrency?: number }): Pictures {
  const { storage } = options;
  const inTurn = createSemaphore(options.concurrency ?? availableParallelism());

  const keep = (id: string, { width, format, bytes }: Rendition) =>
    storage.put(renditionKey(id, width, format), bytes, contentTypes[format]);

  async function discard(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      requireId(id);
      await storage.removeFolder(`renditions/${id}`);
      await storage.remove(originalKey(id));
    }
  }

  return {
    async receive(source) {
      const bytes = await readUpload(source);
      const id = randomBytes(16).toString('hex');
      return inTurn(async () => {
        try {
          const picture = await openSource(bytes);
          const { rendition, placeholder } = await makeFirstRendition(picture).catch(asDamaged);
          await storage.put(originalKey(id), bytes, 'application/octet-stream');
          await keep(id, rendition);
          return { id, width: picture.width, height: picture.height, placeholder };
        } catch (error) {
          await discard([id]);
          throw error;
        }
      });
    },

    async finish(id) {
      requireId(id);
      await inTurn(async () => {
        const original = await storage.get(originalKey(id));
        if (!original) return;
        for await (const rendition of makeRenditions(await openSource(original))) await keep(id, rendition);
      });
      // Only now: until every rendition is kept, the original is what they can be made from again.
      await storage.remove(originalKey(id));
    },

    discard,

    async open(id, width, format) {
      if (!idPattern.test(id) || !Number.isInteger(width) || !isFormat(format)) return undefined;
      const body = await storage.stream(renditionKey(id, width, format));
      return body && { body, contentType: contentTypes[format] };
    },
  };
}

/** Anything else could name a folder with other people's pictures in it. */
function requireId(id: string): void {
  if (!idPattern.test(id)) throw new Error(`${JSON.stringify(id)} is not the id of a picture.`);
}

function isFormat(format: string): format is Rendition['format'] {
  return Object.hasOwn(contentTypes, format);
}

function originalKey(id: string): string {
  return `originals/${id}`;
}

function renditionKey(id: string, width: number, format: string): string {
  return `renditions/${id}/${width}.${format}`;
}
