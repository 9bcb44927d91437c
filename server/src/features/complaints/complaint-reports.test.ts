import { appealComplaint, reportComplaints, viewComplaintReport } from '@thikana/contract/complaints';
import { describe, expect, it } from 'vitest';
import { useComplaintsSite } from '../../../test/use-complaints-site.ts';

const { after, clock, decide, file, moderator, site, tokenOf } = await useComplaintsSite();

it('the monthly report counts by kind', async () => {
  const numbers = [];
  for (const kind of ['listing', 'listing', 'listing', 'intimate'])
    numbers.push((await file({ kind })).number);
  await decide(numbers[0] ?? '', 'complaint', 'declined');
  await site.call(appealComplaint, {
    params: { token: await tokenOf() },
    body: { text: 'Please look at it again.' },
  });
  await decide(numbers[0] ?? '', 'appeal', 'upheld');
  clock.now = after(3);
  await decide(numbers[3] ?? '', 'complaint', 'upheld');
  clock.now = new Date('2026-11-30T18:30:00Z');
  await file({ kind: 'listing' });
  const { rows } = await moderator.call(reportComplaints, { query: { month: '2026-11' } });
  const none = { received: 0, upheld: 0, partly: 0, declined: 0, open: 0, late: 0, appeals: 0, changed: 0 };
  expect(rows.find(({ kind }) => kind === 'listing')).toEqual({
    ...{ ...none, kind: 'listing', received: 3, declined: 1 },
    // The two that are open are beyond their limit by the end of the month.
    ...{ open: 2, late: 2, appeals: 1, changed: 1 },
  });
  expect(rows.find(({ kind }) => kind === 'intimate')).toEqual({
    ...none,
    ...{ kind: 'intimate', received: 1, upheld: 1, late: 1 },
  });
  expect((await moderator.call(reportComplaints, {})).month).toBe('2026-12');
});

describe('the public report', () => {
  const look = (month?: string) => site.call(viewComplaintReport, { query: { month } });

  it('counts the complaints of a month that is over, and says of few only that they are few', async () => {
    const numbers = [];
    for (const kind of ['listing', 'listing', 'listing', 'listing', 'listing', 'intimate'])
      numbers.push((await file({ kind })).number);
    await decide(numbers[0] ?? '', 'complaint', 'declined');
    await decide(numbers[5] ?? '', 'complaint', 'upheld');
    await expect(look('2026-11')).rejects.toMatchObject({ code: 'not_found' });
    clock.now = new Date('2026-11-30T18:30:00Z');
    const { month, rows } = await look();
    expect(month).toBe('2026-11');
    const rowOf = (kind: string) => rows.find((row) => row.kind === kind);
    expect(rowOf('listing')).toMatchObject({ isFew: false, received: 5, declined: 1, open: 4 });
    expect(rowOf('intimate')).toEqual({ kind: 'intimate', isFew: true });
    expect(rowOf('order')).toMatchObject({ isFew: false, received: 0 });
  });

  it('has the months since the first complaint, at most two years of them', async () => {
    expect((await look()).months).toEqual(['2026-10']);
    await file();
    clock.now = new Date('2027-01-10T06:30:00Z');
    expect((await look()).months).toEqual(['2026-12', '2026-11']);
    expect((await look('2026-11')).month).toBe('2026-11');
    for (const month of ['2026-10', '2027-01', '2031-05'])
      await expect(look(month)).rejects.toMatchObject({ code: 'not_found' });
    clock.now = new Date('2031-01-10T06:30:00Z');
    expect((await look()).months).toHaveLength(24);
  });
});
