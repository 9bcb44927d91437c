import { expect, it } from 'vitest';
import { recentTime } from './recent-time.ts';

it.each([
  ['2026-09-15T08:35:00Z', '14:05'],
  ['2026-09-14T19:00:00Z', '00:30'],
  ['2026-09-14T18:00:00Z', '14/09, 23:30'],
])('writes %s by the city’s clocks as %s', (at, text) => {
  expect(recentTime(at, new Date('2026-09-15T12:00:00Z'))).toBe(text);
});
