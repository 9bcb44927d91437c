import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import type { HeicMessage } from './decode-heic.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');
const say = (message: HeicMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const [image] = decode(workerData as Uint8Array);
if (!image) {
  say({ kind: 'damaged' });
} else {
  const width = image.get_width();
  const height = image.get_height();
  // The pixels take four bytes each, so the size is checked before they are allocated.
  port.once('message', () => {
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
      if (!shown) return say({ kind: 'damaged' });
      const pixels = shown.data.buffer as ArrayBuffer;
      say({ kind: 'pixels', pixels, width, height }, [pixels]);
    });
  });
  say({ kind: 'size', width, height });
}

function decode(bytes: Uint8Array) {
  try {
    return new libheif.HeifDecoder().decode(bytes);
  } catch {
    return [];
  }
}
