import { expect, it } from 'vitest';
import { readDate } from './read-date.ts';

it.each([
  ['2026-11-05', undefined, '2026-11-05'],
  ['2026-11-05T10:00:00Z', undefined, '2026-11-05'],
  ['5/11/2026', 'day-month-year', '2026-11-05'],
  ['5.11.26', 'day-month-year', '2026-11-05'],
  ['11/5/2026', 'month-day-year', '2026-11-05'],
  ['31/02/2026', 'day-month-year', undefined],
  ['next week', 'day-month-year', undefined],
] as const)('%s as %s is %s', (text, order, day) => {
  expect(readDate(text, order)).toBe(day);
});
