import { expect, it } from 'vitest';
import { addDurations, bucketOf, noDurations, percentile } from './durations.ts';

const counted = (...milliseconds: number[]) =>
  milliseconds.reduce((sum, each) => {
    const one = noDurations();
    one[bucketOf(each)] = 1;
    return addDurations(sum, one);
  }, noDurations());

it('computes median and 95th percentile within the buckets', () => {
  const durations = counted(...Array.from({ length: 95 }, () => 8), ...Array.from({ length: 5 }, () => 400));
  expect(percentile(durations, 0.5)).toBeGreaterThan(5);
  expect(percentile(durations, 0.5)).toBeLessThanOrEqual(10);
  expect(percentile(durations, 0.99)).toBeGreaterThan(200);
  expect(percentile(durations, 0.99)).toBeLessThanOrEqual(500);
});

it('returns undefined without data, and a lower bound for the last bucket', () => {
  expect(percentile(noDurations(), 0.5)).toBeUndefined();
  expect(percentile(counted(60_000), 0.5)).toBe(5_000);
});
