import { expect, it } from 'vitest';
import { addDurations, bucketOf, noDurations, percentile } from './durations.ts';

const counted = (...milliseconds: number[]) =>
  milliseconds.reduce((sum, each) => {
    const one = noDurations();
    one[bucketOf(each)] = 1;
    return addDurations(sum, one);
  }, noDurations());

it('knows the middle and the slow end, within what it counts in', () => {
  const durations = counted(...Array.from({ length: 95 }, () => 8), ...Array.from({ length: 5 }, () => 400));
  expect(percentile(durations, 0.5)).toBeGreaterThan(5);
  expect(percentile(durations, 0.5)).toBeLessThanOrEqual(10);
  expect(percentile(durations, 0.99)).toBeGreaterThan(200);
  expect(percentile(durations, 0.99)).toBeLessThanOrEqual(500);
});

it('says nothing of nothing, and at least something of what took longest', () => {
  expect(percentile(noDurations(), 0.5)).toBeUndefined();
  expect(percentile(counted(60_000), 0.5)).toBe(5_000);
});
