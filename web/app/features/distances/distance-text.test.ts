import { expect, it } from 'vitest';
import { distanceText } from './distance-text.ts';

const from = { longitude: 88.4, latitude: 26.7, isExact: true };
/** One degree of latitude is about 111.2 km. */
const north = (km: number) => ({ longitude: 88.4, latitude: 26.7 + km / 111.195 });

it.each([
  [0, 'about 100 m in a straight line'],
  [0.24, 'about 200 m in a straight line'],
  [0.94, 'about 900 m in a straight line'],
  [0.96, 'about 1 km in a straight line'],
  [2.34, 'about 2.3 km in a straight line'],
  [12.6, 'about 13 km in a straight line'],
])('formats %s km as %s', (km, text) => {
  expect(distanceText(from, north(km))).toBe(text);
});

it('rounds a distance from a neighbourhood to its precision', () => {
  const neighbourhood = { ...from, isExact: false };
  expect(distanceText(neighbourhood, north(0.24))).toBe('less than 500 m in a straight line');
  expect(distanceText(neighbourhood, north(0.94))).toBe('about 900 m in a straight line');
});
