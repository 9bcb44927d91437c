import { dayMilliseconds } from '../../lib/durations.ts';

/** When a listing may be moved to the top again; undefined if it may be now. */
export function bumpableFrom(bumpedAt: Date | null, afterDays: number, now: Date): Date | undefined {
  if (!bumpedAt) return undefined;
  const from = new Date(bumpedAt.getTime() + afterDays * dayMilliseconds);
  return from > now ? from : undefined;
}
