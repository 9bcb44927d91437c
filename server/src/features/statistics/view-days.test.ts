import { currentCity, setCity } from '@thikana/contract/city';
import { statisticsDays } from '@thikana/contract/statistics';
import { afterEach, expect, it } from 'vitest';
import { firstViewDay, viewDays } from './view-days.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

it.each([
  ['Asia/Kolkata', '2026-11-22T18:30:00Z', '2026-11-23'],
  ['Asia/Kathmandu', '2026-11-22T18:14:59Z', '2026-11-22'],
  // The clocks changed on the Sundays before, so a day of 24 hours is not a day there.
  ['Europe/Lisbon', '2026-03-29T23:30:00Z', '2026-03-30'],
  ['Europe/Lisbon', '2026-10-25T23:30:00Z', '2026-10-25'],
])('in %s at %s the last day of a chart is %s, and each day is there once', (timeZone, now, last) => {
  setCity({ ...siliguri, timeZone });
  const days = viewDays(new Date(now));
  expect(days.at(-1)).toBe(last);
  expect(days[0]).toBe(firstViewDay(new Date(now)));
  const steps = days.slice(1).map((day, index) => Date.parse(day) - Date.parse(days[index] ?? ''));
  expect(steps).toEqual(Array(statisticsDays - 1).fill(86_400_000));
});
