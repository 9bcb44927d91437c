/** Eight for each power of two. */
const buckets = 256;
const largest = 2 ** 31 - 1;

/**
 * Returns how many of the ascending bounds a number from 0 reaches. A table by the first digits of the number tells where
 * to look, which is faster than halving the bounds again and again.
 */
export function placesAmong(bounds: readonly number[]): (value: number) => number {
  const ascending = Float64Array.from(bounds);
  let reached = 0;
  const starts = Uint8Array.from({ length: buckets }, (_, bucket) => {
    while (reached < ascending.length && (ascending[reached] as number) <= lowestOf(bucket)) reached += 1;
    return reached;
  });
  return (value) => {
    let place = starts[bucketOf(Math.min(value, largest))] as number;
    while (place < ascending.length && value >= (ascending[place] as number)) place += 1;
    return place;
  };
}

function bucketOf(value: number): number {
  const digits = 31 - Math.clz32(value);
  return digits < 3 ? value | 0 : (digits << 3) | ((value >>> (digits - 3)) & 7);
}

/** The lowest number of a bucket; those from 8 to 23 have none. */
function lowestOf(bucket: number): number {
  return bucket < 24 ? Math.min(bucket, 8) : (8 + (bucket & 7)) * 2 ** ((bucket >>> 3) - 3);
}
