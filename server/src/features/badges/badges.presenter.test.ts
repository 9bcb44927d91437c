import { expect, it } from 'vitest';
import { presentBadge, presentBadgeTask, presentEvidence } from './badges.presenter.ts';

const now = new Date('2026-11-21T06:30:00Z');
const later = new Date(now.getTime() + 1);
const evidence = {
  kind: 'papers',
  seen_at: new Date('2026-10-01T06:30:00Z'),
  seen_by_name: 'Asha Tamang',
  expires_at: later,
} as Parameters<typeof presentEvidence>[0];
const task = {
  kind: 'visit',
  listing_id: 'l',
  title: 'Two rooms',
  owner_id: 'o',
  owner_name: 'Binita Rai',
  requested_at: null,
  expires_at: null,
} as Parameters<typeof presentBadgeTask>[0];
const named = {
  kind: 'visit',
  listing: { _id: 'l', title: 'Two rooms' },
  owner: { _id: 'o', name: 'Binita Rai' },
};

it('a badge has its kind and date', () => {
  expect(presentBadge(evidence)).toEqual({ kind: 'papers', at: '2026-10-01T06:30:00.000Z' });
});

it.each([
  ['nothing of its end where nothing was seen', {}, { isOver: false }],
  ['when it was asked for', { requested_at: now }, { askedAt: now.toISOString(), isOver: false }],
  ['that it is over at its end', { expires_at: now }, { until: now.toISOString(), isOver: true }],
  ['that it still holds', { expires_at: later }, { until: later.toISOString(), isOver: false }],
])('a task has %s', (_, changes, expected) => {
  expect(presentBadgeTask({ ...task, ...changes }, now)).toEqual({ ...named, ...expected });
});

it('evidence names its kind, administrator and expiry', () => {
  const told = { kind: 'papers', at: '2026-10-01T06:30:00.000Z', by: 'Asha Tamang' };
  expect(presentEvidence(evidence, now)).toEqual([{ ...told, until: later.toISOString(), isOver: false }]);
  expect(presentEvidence({ ...evidence, expires_at: now }, now)).toEqual([
    { ...told, until: now.toISOString(), isOver: true },
  ]);
});

it.each([{ kind: 'email' }, { kind: 'phone' }, { seen_by_name: null }, { expires_at: null }] as const)(
  'evidence without an administrator is left out: %o',
  (changes) => {
    expect(presentEvidence({ ...evidence, ...changes }, now)).toEqual([]);
  },
);
