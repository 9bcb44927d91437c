import { expect, it } from 'vitest';
import { chartTicks, percent } from './chart-scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('has grid lines for values up to %i at %j', (most, ticks) => {
  expect(chartTicks(most)).toEqual(ticks);
});

it('reaches the highest value with few lines', () => {
  for (let most = 0; most < 3000; most += 7) {
    const ticks = chartTicks(most);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(5);
  }
});

it('formats a share as an SVG length', () => {
  expect(percent(1 / 3)).toBe('33.333%');
  expect(percent(0)).toBe('0%');
});
