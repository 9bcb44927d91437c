import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

it('measures the great-circle distance', () => {
  const kolkata = { longitude: 88.3639, latitude: 22.5726 };
  const siliguri = { longitude: 88.429, latitude: 26.712 };
  expect(distanceKm(kolkata, siliguri)).toBeCloseTo(460.3, 0);
});
