import { expect, it } from 'vitest';
import { isNearCity } from './is-near-city.ts';

it.each([
  ['the centre', 88.43, 26.71, true],
  ['Darjeeling', 88.263, 27.036, true],
  ['Malda', 88.14, 25.01, false],
  ['Kolkata', 88.364, 22.573, false],
])('knows whether %s is near the city', (_, longitude, latitude, expected) => {
  expect(isNearCity({ longitude, latitude })).toBe(expected);
});
