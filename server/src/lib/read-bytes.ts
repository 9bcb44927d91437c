/** All bytes of a small file; throws what `tooLarge` makes if there are more. */
export function readBytes(most: number, tooLarge: () => Error) {
  return async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of source) {
      length += chunk.length;
      if (length > most) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, length);
  };
}
