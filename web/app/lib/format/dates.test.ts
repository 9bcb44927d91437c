import { currentCity, setCity } from '@thikana/contract/city';
import { setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { longDate, shortDay } from './dates.ts';
import { appointment, dateTime } from './format-times.ts';

const siliguri = currentCity();
afterEach(() => {
  setCity(siliguri);
  setLanguageSource(() => 'en');
});

it('shows a time as its day in Siliguri', () => {
  expect(longDate('2026-11-20T20:00:00Z')).toBe('21 November 2026');
  expect(longDate('yesterday')).toBeUndefined();
});

it('shows a time to the minute in Siliguri’s time zone', () => {
  expect(dateTime('2026-11-20T20:05:00Z')).toBe('21 Nov 2026, 1:35\u00a0am');
});

it('shows a day in narrow places', () => {
  expect(shortDay('2026-08-03')).toBe('3 Aug');
});

it.each([
  ['Asia/Kathmandu', '21 Nov 2026, 1:50\u00a0am'],
  ['Europe/Lisbon', '20 Nov 2026, 8:05\u00a0pm'],
])('shows a time by the clocks of a city in %s', (timeZone, text) => {
  expect(dateTime('2026-11-20T20:05:00Z')).toBe('21 Nov 2026, 1:35\u00a0am');
  setCity({ ...siliguri, timeZone });
  expect(dateTime('2026-11-20T20:05:00Z')).toBe(text);
  expect(shortDay('2026-11-20')).toBe('20 Nov');
});

it.each([
  ['en', '15 Sept 2026, 4:30\u00a0pm', 'Tue, 15 Sept, 4:30\u00a0pm', '15 Sept'],
  ['bn', '15 সেপ্টেম্বর, 2026, বিকেল\u00a04:30', 'মঙ্গলবার 15 সেপ্টেম্বর, বিকেল\u00a04:30', '15 সেপ্টেম্বর'],
  ['hi', '15 सितंबर 2026, शाम\u00a04:30', 'मंगलवार, 15 सितंबर, शाम\u00a04:30', '15 सितंबर'],
  ['ne', '15 सेप्टेम्बर 2026, बेलुका\u00a04:30', 'मंगलबार, 15 सेप्टेम्बर, बेलुका\u00a04:30', '15 सेप्टेम्बर'],
] as const)('writes times with whole words in %s', (language, minute, visit, day) => {
  setLanguageSource(() => language);
  expect(dateTime('2026-09-15T11:00:00Z')).toBe(minute);
  expect(appointment('2026-09-15T11:00:00Z')).toBe(visit);
  expect(shortDay('2026-09-15')).toBe(day);
});
