/** The upper bounds of the histogram's buckets; the last bucket has none. */
const durationBounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, Infinity] as const;

export function bucketOf(milliseconds: number): number {
  return durationBounds.findIndex((bound) => milliseconds <= bound);
}

export function noDurations(): number[] {
  return durationBounds.map(() => 0);
}

export function addDurations(sum: readonly number[], more: readonly number[]): number[] {
  return durationBounds.map((_, bucket) => (sum[bucket] ?? 0) + (more[bucket] ?? 0));
}

/** A percentile, as exactly as the buckets allow; undefined without data. */
export function percentile(durations: readonly number[], share: number): number | undefined {
  const wanted = durations.reduce((sum, count) => sum + count, 0) * share;
  if (wanted === 0) return undefined;
  let before = 0;
  for (const [bucket, count] of durations.entries()) {
    if (before + count >= wanted) {
      const from = durationBounds[bucket - 1] ?? 0;
      const to = durationBounds[bucket] ?? Infinity;
      if (!Number.isFinite(to)) return from;
      return from + ((to - from) * (wanted - before)) / count;
    }
    before += count;
  }
  return durationBounds.at(-2);
}
