import { expect, it } from 'vitest';
import { openAbout, personOf } from './reports.policy.ts';

const settled = (reported_id: string | null) => ({ reported_id, settled_at: new Date() });
const open = (reported_id: string | null) => ({ reported_id, settled_at: null });

it.each([
  ['who is reported', [open('a')], 'a'],
  ['who has been reported for longest and not been answered for', [open('a'), open('b'), settled('c')], 'b'],
  ['who was reported last, once all is settled', [settled('a'), settled('b')], 'a'],
  ['nobody whose account is gone', [open(null)], undefined],
  ['nobody without a report', [], undefined],
] as const)('a case is about %s', (_, reports, expected) => {
  expect(personOf(reports)).toBe(expected);
});

it('settles the open reports of one person together', () => {
  const [mine, theirs, gone, done] = [open('a'), open('b'), open(null), settled('a')];
  const reports = [mine, theirs, gone, done];
  expect(openAbout(reports, 'a')).toEqual([mine]);
  expect(openAbout(reports, undefined)).toEqual([gone]);
});
