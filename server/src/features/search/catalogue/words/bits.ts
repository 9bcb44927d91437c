/** At least this many bits returned by `bitsAt` belong to the list; the link after every chunk guarantees them. */
export const bitsSeen = 25;

export function bitsAt(chunk: Uint8Array, bit: number): number {
  const place = bit >>> 3;
  const four =
    ((chunk[place] as number) << 24) |
    ((chunk[place + 1] as number) << 16) |
    ((chunk[place + 2] as number) << 8) |
    (chunk[place + 3] as number);
  return four << (bit & 7);
}

export function readBits(chunk: Uint8Array, bit: number, count: number): number {
  const half = count >>> 1;
  const high = half === 0 ? 0 : bitsAt(chunk, bit) >>> (32 - half);
  const rest = count - half;
  return (high << rest) | (bitsAt(chunk, bit + half) >>> (32 - rest));
}
