import { expect, it } from 'vitest';
import { isFitTime, isOpen, reminderTimes } from './visits.policy.ts';

const now = new Date('2026-11-25T10:00:00Z');
const at = (iso: string) => new Date(iso);

it.each([
  ['2026-11-25T10:00:01Z', true],
  ['2026-11-25T10:00:00Z', false],
  ['2026-11-24T10:00:00Z', false],
  ['2027-01-24T10:00:00Z', true],
  ['2027-01-24T10:00:01Z', false],
])('%s is a valid time for a visit: %s', (time, fits) => {
  expect(isFitTime(at(time), now)).toBe(fits);
});

it.each([
  [{ status: 'proposed', starts_at: null } as const, true],
  [{ status: 'accepted', starts_at: at('2026-11-26T10:00:00Z') } as const, true],
  [{ status: 'accepted', starts_at: at('2026-11-24T10:00:00Z') } as const, false],
  [{ status: 'cancelled', starts_at: null } as const, false],
])('%j is replaced by a new proposal: %s', (visit, open) => {
  expect(isOpen(visit, now)).toBe(open);
});

it('reminds a day and two hours before', () => {
  expect(reminderTimes(at('2026-11-28T05:30:00Z'), now)).toEqual({
    day_reminder_at: at('2026-11-27T05:30:00Z'),
    hour_reminder_at: at('2026-11-28T03:30:00Z'),
  });
});

it.each([
  ['2026-11-26T09:59:00Z', null, '2026-11-26T07:59:00Z'],
  ['2026-11-25T11:00:00Z', null, null],
])('of a visit at %s are only those in the future', (startsAt, day, hour) => {
  expect(reminderTimes(at(startsAt), now)).toEqual({
    day_reminder_at: day && at(day),
    hour_reminder_at: hour && at(hour),
  });
});
