import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { degreesOf, flatMapAround, squareOfDistance } from './proximity.ts';

it.each([
  [88.4, 26.7, 88.45, 26.75],
  [88.4, 26.7, 88.9, 26.7],
  [88.4, 26.7, 88.4, 26.25],
  [88.4, 26.7, 88.05, 27.03],
])('agrees with the great-circle distance from %f, %f to %f, %f within half a percent', (x, y, toX, toY) => {
  const from = { longitude: x, latitude: y };
  const km = distanceKm(from, { longitude: toX, latitude: toY });
  const degrees = Math.sqrt(squareOfDistance(flatMapAround(from), toX, toY));
  expect(Math.abs(degrees / degreesOf(km) - 1)).toBeLessThan(0.005);
});
