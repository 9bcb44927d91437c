import { limits } from '@thikana/contract/vocabulary';
import { PictureError } from './picture-error.ts';

/** Reads the whole upload into one buffer, up to the limit. */
export async function readUpload(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > limits.pictureBytes) throw new PictureError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
