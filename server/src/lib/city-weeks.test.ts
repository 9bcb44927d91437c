import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, expect, it } from 'vitest';
import { cityWeeks } from './city-weeks.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

it.each([
  ['2026-11-22T18:29:59Z', '2026-11-16', 'a Sunday, a second before midnight in Siliguri'],
  ['2026-11-22T18:30:00Z', '2026-11-23', 'the Monday that begins then'],
  ['2027-01-01T12:00:00Z', '2026-12-28', 'a Friday in a new year'],
])('at %s the current week begins on %s (%s)', (now, start) => {
  expect(cityWeeks(new Date(now), 1).map((week) => week.start)).toEqual([start]);
});

it('lists weeks without gaps, oldest first', () => {
  const weeks = cityWeeks(new Date('2026-11-25T06:00:00Z'), 12);
  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.start).toBe('2026-09-07');
  expect(weeks[0]?.startsAt.toISOString()).toBe('2026-09-06T18:30:00.000Z');
  expect(weeks.slice(1).map((week) => week.startsAt)).toEqual(weeks.slice(0, -1).map((week) => week.endsAt));
});

it('ends a week when the next begins, also across a clock change', () => {
  setCity({ ...siliguri, timeZone: 'Europe/Lisbon' });
  const bounds = (now: string) =>
    cityWeeks(new Date(now), 2).map(({ start, startsAt, endsAt }) => [
      start,
      startsAt.toISOString(),
      endsAt.toISOString(),
    ]);
  expect(bounds('2026-03-31T12:00:00Z')).toEqual([
    ['2026-03-23', '2026-03-23T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T23:00:00.000Z', '2026-04-05T23:00:00.000Z'],
  ]);
  expect(bounds('2026-10-25T12:00:00Z').at(-1)).toEqual([
    '2026-10-19',
    '2026-10-18T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ]);
});

it.each([
  ['sunday', '2026-11-22'],
  ['saturday', '2026-11-21'],
] as const)('starts a week on %s where the city does', (weekStartsOn, start) => {
  setCity({ ...siliguri, weekStartsOn });
  for (const now of [`${start}T06:00:00Z`, '2026-11-25T06:00:00Z', '2026-11-27T06:00:00Z'])
    expect(cityWeeks(new Date(now), 1).map((week) => week.start)).toEqual([start]);
});
