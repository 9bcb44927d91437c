/** At least this many bits returned by `bitsAt` belong to the list; the link after every chunk guarantees them. */
export const bitsSeen = 25;

export function bitsAt(chunk: DataView, bit: number): number {
  return chunk.getInt32(bit >>> 3) << (bit & 7);
}

export function readBits(chunk: DataView, bit: number, count: number): number {
  const half = count >>> 1;
  const high = half === 0 ? 0 : bitsAt(chunk, bit) >>> (32 - half);
  const rest = count - half;
  return (high << rest) | (bitsAt(chunk, bit + half) >>> (32 - rest));
}
