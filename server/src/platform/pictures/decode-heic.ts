import { Worker } from 'node:worker_threads';
import { siblingModule } from '../../lib/sibling-module.ts';
import { PictureError } from './picture-error.ts';

interface DecodedPixels {
  /** RGBA. */
  pixels: Buffer;
  width: number;
  height: number;
}

/** The worker's messages: first the size and, after `go`, the pixels. */
export type HeicMessage =
  | { kind: 'size'; width: number; height: number }
  | { kind: 'pixels'; pixels: ArrayBuffer; width: number; height: number }
  | { kind: 'damaged' };

const timeoutMilliseconds = 20_000;

/** Decodes HEIC by WebAssembly in a thread of its own, so that other work continues. */
export function decodeHeic(
  bytes: Buffer,
  /** Throws to refuse the picture before it is decoded. */
  mayDecode: (width: number, height: number) => Promise<void>,
): Promise<DecodedPixels> {
  const worker = new Worker(siblingModule('heic-worker', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  return new Promise<DecodedPixels>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const limitTime = () => {
      timer = setTimeout(() => reject(new PictureError('damaged', 'timeout')), timeoutMilliseconds);
    };
    limitTime();
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new PictureError('damaged', 'the decoder ended'));
    });
    worker.once('error', (error) => reject(new PictureError('damaged', error)));
    worker.on('message', async (message: HeicMessage) => {
      clearTimeout(timer);
      try {
        if (message.kind === 'damaged') return reject(new PictureError('damaged'));
        if (message.kind === 'size') {
          await mayDecode(message.width, message.height);
          limitTime();
          return worker.postMessage('go');
        }
        resolve({ pixels: Buffer.from(message.pixels), width: message.width, height: message.height });
      } catch (error) {
        reject(error);
      }
    });
  }).finally(() => worker.terminate());
}
