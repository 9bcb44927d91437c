import { expect, it } from 'vitest';
import { currentCity } from './city.ts';
import { distanceKm } from './distance.ts';
import { nearestArea } from './nearest-area.ts';

it('is the area whose centre it is', () => {
  const { areas } = currentCity();
  expect(areas.map(nearestArea)).toEqual(areas.map(({ slug }) => slug));
});

it('returns other beyond five kilometres of every area', () => {
  expect(nearestArea({ longitude: 88.2663, latitude: 27.036 })).toBe('other');
});

it('measures the great-circle distance', () => {
  const kolkata = { longitude: 88.3639, latitude: 22.5726 };
  const siliguri = { longitude: 88.429, latitude: 26.712 };
  expect(distanceKm(kolkata, siliguri)).toBeCloseTo(460.3, 0);
});
