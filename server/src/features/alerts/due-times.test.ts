import { expect, it } from 'vitest';
import { dueTimes } from './due-times.ts';

it.each([
  ['2026-11-21T02:29:59Z', '2026-11-20T02:30:00.000Z', '2026-11-16T02:30:00.000Z', 'a second before eight'],
  ['2026-11-21T02:30:00Z', '2026-11-21T02:30:00.000Z', '2026-11-16T02:30:00.000Z', 'at eight on a Saturday'],
  ['2026-11-23T02:00:00Z', '2026-11-22T02:30:00.000Z', '2026-11-16T02:30:00.000Z', 'early on a Monday'],
  ['2026-11-23T20:00:00Z', '2026-11-23T02:30:00.000Z', '2026-11-23T02:30:00.000Z', 'in the night after it'],
])('at %s matches found before %s and %s are due (%s)', (now, daily, weekly) => {
  const due = dueTimes(new Date(now));
  expect([due.daily.toISOString(), due.weekly.toISOString()]).toEqual([daily, weekly]);
});
