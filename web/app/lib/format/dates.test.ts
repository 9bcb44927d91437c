import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, expect, it } from 'vitest';
import { dateTime, longDate, shortDay } from './dates.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

it('shows a time as its day in Siliguri', () => {
  expect(longDate('2026-11-20T20:00:00Z')).toBe('21 November 2026');
  expect(longDate('yesterday')).toBeUndefined();
});

it('shows a time to the minute in Siliguri’s time zone', () => {
  expect(dateTime('2026-11-20T20:05:00Z')).toBe('21 Nov 2026, 1:35 am');
});

it('shows a day in narrow places', () => {
  expect(shortDay('2026-08-03')).toBe('3 Aug');
});

it.each([
  ['Asia/Kathmandu', '21 Nov 2026, 1:50 am'],
  ['Europe/Lisbon', '20 Nov 2026, 8:05 pm'],
])('shows a time by the clocks of a city in %s', (timeZone, text) => {
  expect(dateTime('2026-11-20T20:05:00Z')).toBe('21 Nov 2026, 1:35 am');
  setCity({ ...siliguri, timeZone });
  expect(dateTime('2026-11-20T20:05:00Z')).toBe(text);
  expect(shortDay('2026-11-20')).toBe('20 Nov');
});
