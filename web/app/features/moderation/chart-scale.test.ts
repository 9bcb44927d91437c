import { expect, it } from 'vitest';
import { chartScale } from './chart-scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('marks an axis that shows %i at %j', (largest, marks) => {
  expect(chartScale(largest)).toEqual({ end: marks.at(-1), marks });
});
