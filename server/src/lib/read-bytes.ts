import type { ErrorCode } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';

/** All bytes of a small file; throws the error if there are more. */
export function readBytes(most: number, tooLarge: ErrorCode) {
  return async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of source) {
      length += chunk.length;
      if (length > most) throw new AppError(tooLarge);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, length);
  };
}
