import { expect, it } from 'vitest';
import { presentCase, presentPerson, presentReport } from './reports.presenter.ts';

const at = new Date('2026-11-21T06:30:00Z');
const of = { subject_kind: 'listing', subject_id: 'l', subject_label: 'Two rooms' } as const;
const subject = { kind: 'listing', _id: 'l', label: 'Two rooms' };

it('a case has each reason once', () => {
  const row = { ...of, reports: 3, reasons: ['scam', 'gone', 'scam'], oldest_at: at };
  expect(presentCase(row as unknown as Parameters<typeof presentCase>[0])).toEqual({
    subject,
    reports: 3,
    reasons: ['scam', 'gone'],
    oldestAt: at.toISOString(),
  });
});

const report = {
  ...of,
  id: 'r',
  reason: 'scam',
  text: 'The house does not exist',
  created_at: at,
  reporter_id: 'a',
  reporter_name: 'Asha Tamang',
  outcome: 'hidden',
  settled_at: at,
  note: 'Seen on the spot',
} as unknown as Parameters<typeof presentReport>[0];
const presented = {
  _id: 'r',
  subject,
  reason: 'scam',
  text: 'The house does not exist',
  at: at.toISOString(),
  reporter: { _id: 'a', name: 'Asha Tamang' },
  outcome: 'hidden',
  settledAt: at.toISOString(),
  note: 'Seen on the spot',
};

it.each([
  ['says who reported what and how it ended', {}, {}],
  [
    'says nothing of an end before there is one',
    { outcome: null, settled_at: null, note: null },
    { outcome: undefined, settledAt: undefined, note: undefined },
  ],
  ['may have no text', { text: null }, { text: undefined }],
  ['names nobody whose account is gone', { reporter_id: null }, { reporter: null }],
  ['names nobody whose name is gone', { reporter_name: null }, { reporter: null }],
])('a report %s', (_, changes, expected) => {
  expect(presentReport({ ...report, ...changes })).toEqual({ ...presented, ...expected });
});

it.each([
  ['+919000000001', null, '+919000000001', false],
  [null, at, undefined, true],
] as const)('a person with the number %s, banned at %s', (phone, banned_at, shown, isBanned) => {
  const person = {
    id: 'a',
    name: 'Asha',
    email: 'a@example.com',
    phone,
    is_verified: true,
    banned_at,
    created_at: at,
  };
  expect(presentPerson(person)).toEqual({
    _id: 'a',
    name: 'Asha',
    email: 'a@example.com',
    phone: shown,
    isVerified: true,
    isBanned,
    createdAt: at.toISOString(),
  });
});
