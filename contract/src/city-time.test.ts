import { assert, constantFrom, date, integer, property } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { currentCity, setCity } from './city.ts';
import { addDays, cityDay, fromCityClocks, startOfCityDay, untilCityMidnight } from './city-time.ts';

const siliguri = currentCity();
const moveTo = (timeZone: string) => setCity({ ...siliguri, timeZone });
afterEach(() => setCity(siliguri));

it.each([
  ['Asia/Kolkata', '2026-11-22', '2026-11-21T18:30:00.000Z', 24],
  ['Asia/Kathmandu', '2026-11-22', '2026-11-21T18:15:00.000Z', 24],
  ['Europe/Lisbon', '2026-03-28', '2026-03-28T00:00:00.000Z', 24],
  ['Europe/Lisbon', '2026-03-29', '2026-03-29T00:00:00.000Z', 23],
  ['Europe/Lisbon', '2026-03-30', '2026-03-29T23:00:00.000Z', 24],
  ['Europe/Lisbon', '2026-10-25', '2026-10-24T23:00:00.000Z', 25],
  ['Europe/Lisbon', '2026-10-26', '2026-10-26T00:00:00.000Z', 24],
  // These clocks skip midnight, or show it twice.
  ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00.000Z', 23],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
])('in %s %s begins at %s and has %d hours', (timeZone, day, start, hours) => {
  moveTo(timeZone);
  const startsAt = startOfCityDay(day);
  expect(startsAt.toISOString()).toBe(start);
  expect(cityDay(startsAt)).toBe(day);
  expect(cityDay(new Date(startsAt.getTime() - 1))).toBe(addDays(day, -1));
  expect(untilCityMidnight(startsAt)).toBe(hours * 3_600_000);
  expect(untilCityMidnight(new Date(startsAt.getTime() - 1))).toBe(1);
});

describe('the time that clocks show', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-01T15:30', '2026-12-01T10:00:00.000Z'],
    ['Asia/Kathmandu', '2026-12-01T15:30', '2026-12-01T09:45:00.000Z'],
    ['Europe/Lisbon', '2026-03-29T00:30', '2026-03-29T00:30:00.000Z'],
    ['Europe/Lisbon', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Lisbon', '2026-10-25T00:30', '2026-10-24T23:30:00.000Z'],
    ['Europe/Lisbon', '2026-10-25T02:30', '2026-10-25T02:30:00.000Z'],
  ])('in %s at %s is %s', (timeZone, text, time) => {
    moveTo(timeZone);
    expect(fromCityClocks(text).toISOString()).toBe(time);
  });

  it('is the first of two when they are put back', () => {
    moveTo('Europe/Lisbon');
    expect(fromCityClocks('2026-10-25T01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('counts on from the clock change when they skip it', () => {
    moveTo('Europe/Lisbon');
    expect(fromCityClocks('2026-03-29T01:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('is no time if it cannot be read', () => {
    expect(fromCityClocks('10000-01-01T00:00').getTime()).toBeNaN();
  });
});

/** The first of the same times of day that comes after a clock change within a year, or the time itself. */
function afterClockChange(timeZone: string, time: Date): Date {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (at: Date) => format.format(at).split(', ')[1];
  const inDays = (days: number) => new Date(time.getTime() + days * 24 * 3_600_000);
  const offset = offsetAt(time);
  const days = Array.from({ length: 366 }, (_, index) => index).find(
    (day) => offsetAt(inDays(day)) !== offset,
  );
  return inDays(days ?? 0);
}

it('each moment is in the day of its city, also around clock changes', () => {
  const zones = constantFrom(...Intl.supportedValuesOf('timeZone'));
  const times = date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2035-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const minutes = integer({ min: -48 * 60, max: 48 * 60 });
  assert(
    property(zones, times, minutes, (timeZone, random, shift) => {
      moveTo(timeZone);
      const time = new Date(afterClockChange(timeZone, random).getTime() + shift * 60_000);
      const day = cityDay(time);
      return startOfCityDay(day) <= time && time < startOfCityDay(addDays(day, 1));
    }),
    { numRuns: 1_000 },
  );
});
