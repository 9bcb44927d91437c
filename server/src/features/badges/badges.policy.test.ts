import { expect, it } from 'vitest';
import { mayBeAskedFor, renewalWindow } from './badges.policy.ts';

const now = new Date('2026-11-21T06:30:00Z');
const inDays = (days: number, milliseconds = 0) => new Date(now.getTime() + days * 86_400_000 + milliseconds);
const approved = { approval_status: 'approved', hidden_reasons: [] } as const;

it.each([
  ['nothing was seen yet', approved, undefined, true],
  ['what was seen is over', approved, inDays(-1), true],
  ['what was seen ends in 30 days', approved, inDays(30), true],
  ['what was seen holds for longer', approved, inDays(30, 1), false],
  ['it was rejected', { ...approved, approval_status: 'rejected' }, undefined, false],
  ['it is pending', { ...approved, approval_status: 'pending' }, undefined, true],
  ['it is let or sold', { ...approved, hidden_reasons: ['closed'] }, undefined, false],
  ['it is hidden for another reason', { ...approved, hidden_reasons: ['lapsed'] }, undefined, true],
] as const)('a badge may be asked for where %s: %s', (_, listing, until, expected) => {
  expect(mayBeAskedFor({ ...listing, hidden_reasons: [...listing.hidden_reasons] }, until, now)).toBe(
    expected,
  );
});

it('badges are in the queue from 30 days before their expiry until 30 days after it', () => {
  expect(renewalWindow(now)).toEqual({ from: inDays(-30), to: inDays(30) });
});
