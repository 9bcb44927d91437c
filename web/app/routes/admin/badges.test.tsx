import { screen } from '@testing-library/react';
import { type BadgeTask, declineEvidence, pageBadgeTasks, recordEvidence } from '@thikana/contract/badges';
import { expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { showScreen, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as route from './badges.tsx';

const id = '6740000000000000000000e1';
const asked: BadgeTask = {
  listing: { _id: id, title: 'Flat with papers' },
  owner: { _id: '6740000000000000000000a1', name: 'asha tamang' },
  kind: 'papers',
  askedAt: '2026-11-20T06:30:00.000Z',
  isOver: false,
};
const ended: BadgeTask = {
  ...asked,
  listing: { _id: id, title: 'House that was visited' },
  kind: 'visit',
  askedAt: undefined,
  until: '2026-11-02T06:30:00.000Z',
  isOver: true,
};

async function open(...tasks: BadgeTask[]) {
  signIn({ role: 'admin' });
  const api = stubApi();
  const waiting = [tasks, []];
  api.on(pageBadgeTasks, () => {
    const now = waiting.shift() ?? [];
    const page = { page: 1, total: now.length, totalPages: now.length };
    return { json: { tasks: now, usualMonths: { papers: 18, visit: 3 }, ...page } };
  });
  await showScreen('/admin/badges', route);
  return api;
}

it('lists requested and expired badges, and renews them for the configured time', async () => {
  const api = await open(asked, ended);
  expect(screen.getByText('Badges to review: 2')).toBeTruthy();
  expect(screen.getByText('Requested by the owner on 20 November 2026')).toBeTruthy();
  expect(screen.getByText('Expired on 2 November 2026')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Decline' })).toHaveLength(1);
  api.on(recordEvidence, { json: { evidence: [], usualMonths: { papers: 18, visit: 3 } } });
  await press('Renew: Site visited');
  expect(api.asked.at(-2)).toMatchObject({
    method: 'PUT',
    path: `/api/admin/posts/${id}/evidence/visit`,
    body: { months: 3 },
  });
  expect(toasts('success')).toEqual(['Saved: Site visited. The owner gets an email.']);
  expect(screen.getByText('No badges to review')).toBeTruthy();
});

it('declines with a reason, and not without', async () => {
  const api = await open(asked);
  await press('Decline');
  expect(screen.getByText('Please say why.')).toBeTruthy();
  api.on(declineEvidence, { json: { message: 'The owner is notified' } });
  fillIn({ 'Message to the owner': 'The papers are of another house' });
  await press('Decline');
  expect(api.asked.at(-2)).toMatchObject({
    path: `/api/admin/posts/${id}/evidence/papers/decline`,
    body: { reason: 'The papers are of another house' },
  });
  expect(toasts('success')).toEqual(['The owner is notified']);
});

it('keeps the input if saving fails, and shows the error', async () => {
  const api = await open(asked);
  api.on(recordEvidence, { status: 404, json: { code: 'listing_not_found', message: 'It is gone.' } });
  await press('I have seen the papers');
  expect(screen.getByText('It is gone.')).toBeTruthy();
  expect(screen.getByText('Flat with papers')).toBeTruthy();
});
