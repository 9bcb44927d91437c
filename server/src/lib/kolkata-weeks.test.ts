import { expect, it } from 'vitest';
import { kolkataWeeks } from './kolkata-weeks.ts';

it.each([
  ['2026-11-22T18:29:59Z', '2026-11-16', 'a Sunday, a second before midnight in Siliguri'],
  ['2026-11-22T18:30:00Z', '2026-11-23', 'the Monday that begins then'],
  ['2027-01-01T12:00:00Z', '2026-12-28', 'a Friday in a new year'],
])('at %s the current week begins on %s (%s)', (now, monday) => {
  expect(kolkataWeeks(new Date(now), 1).map((week) => week.monday)).toEqual([monday]);
});

it('lists weeks without gaps, oldest first', () => {
  const weeks = kolkataWeeks(new Date('2026-11-25T06:00:00Z'), 12);
  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.monday).toBe('2026-09-07');
  expect(weeks[0]?.startsAt.toISOString()).toBe('2026-09-06T18:30:00.000Z');
  expect(weeks.slice(1).map((week) => week.startsAt)).toEqual(weeks.slice(0, -1).map((week) => week.endsAt));
});
