import { currentCity, setCity } from '@thikana/contract/city';
import type { TimeLimit } from '@thikana/contract/law';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type LawFacts, weekDays } from '../city/city.feature.ts';
import { clockOf } from './complaint-clock.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

type Working = LawFacts['working'];
const office: Working = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: '10:00',
  to: '18:00',
  holidays: ['2027-01-26'],
};
const limit = (count: number, unit: TimeLimit['unit']): TimeLimit => ({ count, unit });
/** 2027-01-22 is a Friday. Times are those of Siliguri. */
const at = (clock: string) => new Date(`${clock}:00+05:30`);

describe('hours and days count around the clock', () => {
  it('two hours end at night, on a Sunday and on a holiday', () => {
    const { warnAt, dueAt } = clockOf({ within: limit(2, 'hours') }, at('2027-01-24T23:00'), office);
    expect(dueAt).toEqual(at('2027-01-25T01:00'));
    expect(warnAt).toEqual(at('2027-01-25T00:30'));
  });

  it('days are 24 hours each', () => {
    const { dueAt } = clockOf({ within: limit(7, 'days') }, at('2027-01-22T17:00'), office);
    expect(dueAt).toEqual(at('2027-01-29T17:00'));
  });
});

describe('working time counts only in the working hours of the pack', () => {
  it.each([
    // Filed before, in and after working hours.
    ['2027-01-18T08:00', 4, 'working hours', '2027-01-18T13:00', '2027-01-18T14:00'],
    ['2027-01-18T11:00', 4, 'working hours', '2027-01-18T14:00', '2027-01-18T15:00'],
    ['2027-01-18T20:00', 4, 'working hours', '2027-01-19T13:00', '2027-01-19T14:00'],
    // Over a weekend, and over a weekend and a holiday.
    ['2027-01-15T17:00', 2, 'working hours', '2027-01-18T10:30', '2027-01-18T11:00'],
    ['2027-01-25T17:00', 1, 'working days', '2027-01-27T15:00', '2027-01-27T17:00'],
    ['2027-01-22T12:00', 5, 'working days', '2027-01-28T18:00', '2027-02-01T12:00'],
    // Filed on a Saturday: the first working day is Monday, and it ends when the office closes.
    ['2027-01-16T12:00', 1, 'working days', '2027-01-18T16:00', '2027-01-18T18:00'],
  ] as const)('filed at %s with %i %s: warning at %s, due at %s', (filed, count, unit, warning, due) => {
    const clock = clockOf({ within: limit(count, unit) }, at(filed), office);
    expect([clock.warnAt, clock.dueAt]).toEqual([at(warning), at(due)]);
  });

  it('an upper limit in days ends it, with its own warning', () => {
    const limits = { within: limit(5, 'working days'), no_later_than: limit(4, 'days') };
    expect(clockOf(limits, at('2027-01-22T12:00'), office)).toEqual({
      warnAt: at('2027-01-25T12:00'),
      dueAt: at('2027-01-26T12:00'),
    });
  });

  it('follows the clocks of the city through a change of the clocks', () => {
    setCity({ ...siliguri, timeZone: 'Europe/Lisbon' });
    // On Sunday, 28 March 2027, the clocks are put forward.
    const { dueAt } = clockOf({ within: limit(2, 'working days') }, new Date('2027-03-26T12:00Z'), office);
    expect(dueAt).toEqual(new Date('2027-03-30T11:00Z'));
  });
});

it('agrees with counting minute by minute', () => {
  const working = fc.record({
    days: fc.uniqueArray(fc.constantFrom(...weekDays), { minLength: 1 }),
    from: fc.constantFrom('00:00', '08:30', '10:00'),
    to: fc.constantFrom('11:15', '18:00', '23:00'),
    holidays: fc.uniqueArray(fc.constantFrom('2027-01-25', '2027-01-26', '2027-01-29')),
  });
  const filed = fc
    .integer({ min: 0, max: 7 * 24 * 60 })
    .map((minutes) => Date.parse('2027-01-22T00:00Z') + minutes * 60_000);
  fc.assert(
    fc.property(working, filed, fc.integer({ min: 1, max: 16 }), (hours, start, count) => {
      const { dueAt } = clockOf({ within: limit(count, 'working hours') }, new Date(start), hours);
      expect(dueAt.getTime()).toBe(countMinutes(hours, start, count * 60));
    }),
    { numRuns: 30 },
  );
});

/** The slow and obvious way. India's clocks are 5.5 hours ahead all year. */
function countMinutes({ days, from, to, holidays }: Working, start: number, minutes: number): number {
  let [time, left] = [start, minutes];
  for (; left > 0; time += 60_000) {
    const shown = new Date(time + 330 * 60_000).toISOString();
    const clock = shown.slice(11, 16);
    const day = weekDays[new Date(shown).getUTCDay()];
    const works = day && days.includes(day) && !holidays.includes(shown.slice(0, 10));
    if (works && clock >= from && clock < to) left -= 1;
  }
  return time;
}
