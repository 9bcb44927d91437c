import { expect, it } from 'vitest';
import { oldestJob, presentWatch } from './watch.presenter.ts';

const queue = (name: string, oldestAt: string | null) => ({
  name,
  waiting: 1,
  active: 0,
  failed: 0,
  oldestAt: oldestAt ? new Date(oldestAt) : null,
});

it('finds the job that has waited longest over all queues', () => {
  const queues = [
    queue('finish-picture', null),
    queue('send-mail', '2026-11-21T06:30:00.000Z'),
    queue('match-listing', '2026-11-21T06:00:00.000Z'),
  ];
  expect(oldestJob(queues)).toEqual({ queue: 'match-listing', queuedAt: '2026-11-21T06:00:00.000Z' });
  expect(oldestJob([queue('send-mail', null)])).toBeNull();
});

const at = new Date('2026-11-21T06:30:00.000Z');

it.each([
  [undefined, { state: 'unchecked' }],
  [
    { since: at, checkedAt: at },
    { state: 'ok', since: at.toISOString(), checkedAt: at.toISOString() },
  ],
  [
    { problem: 'login', detail: '535 No', since: at, checkedAt: at },
    {
      state: 'failed',
      problem: 'login',
      detail: '535 No',
      since: at.toISOString(),
      checkedAt: at.toISOString(),
    },
  ],
])('presents %o as %o', (latest, presented) => {
  expect(presentWatch({ latest: () => latest })).toEqual(presented);
});
