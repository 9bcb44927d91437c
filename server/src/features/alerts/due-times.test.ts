import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, expect, it } from 'vitest';
import { dueTimes } from './due-times.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

it.each([
  ['2026-11-21T02:29:59Z', '2026-11-20T02:30:00.000Z', '2026-11-16T02:30:00.000Z', 'a second before eight'],
  ['2026-11-21T02:30:00Z', '2026-11-21T02:30:00.000Z', '2026-11-16T02:30:00.000Z', 'at eight on a Saturday'],
  ['2026-11-23T02:00:00Z', '2026-11-22T02:30:00.000Z', '2026-11-16T02:30:00.000Z', 'early on a Monday'],
  ['2026-11-23T20:00:00Z', '2026-11-23T02:30:00.000Z', '2026-11-23T02:30:00.000Z', 'in the night after it'],
])('at %s matches found before %s and %s are due (%s)', (now, daily, weekly) => {
  const due = dueTimes(new Date(now));
  expect([due.daily.toISOString(), due.weekly.toISOString()]).toEqual([daily, weekly]);
});

it.each([
  ['Asia/Kathmandu', '2026-11-23T02:15:00Z', '2026-11-23T02:15:00.000Z', '2026-11-23T02:15:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23T02:14:59Z', '2026-11-22T02:15:00.000Z', '2026-11-16T02:15:00.000Z'],
  ['Europe/Lisbon', '2026-03-29T07:00:00Z', '2026-03-29T07:00:00.000Z', '2026-03-23T08:00:00.000Z'],
  ['Europe/Lisbon', '2026-10-25T07:59:59Z', '2026-10-24T07:00:00.000Z', '2026-10-19T07:00:00.000Z'],
])('mornings in %s, at %s, are at eight by the clocks there', (timeZone, now, daily, weekly) => {
  setCity({ ...siliguri, timeZone });
  const due = dueTimes(new Date(now));
  expect([due.daily.toISOString(), due.weekly.toISOString()]).toEqual([daily, weekly]);
});
