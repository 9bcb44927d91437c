import { screen } from '@testing-library/react';
import { viewComplaintCase } from '@thikana/contract/complaints';
import { expect, it } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { showScreen } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as viewComplaint from './view-complaint.tsx';

async function open(page: string | undefined) {
  signIn({ role: 'moderator' });
  const at = '2026-11-01T10:00:00.000Z';
  const stages = [{ stage: 'complaint', text: 'This is my house.', startedAt: at, dueAt: at }];
  const complaint = { number: 'C-2026-000001', kind: 'listing', email: 'rina@example.org', page };
  stubApi().on(viewComplaintCase, { json: { ...complaint, stages, urgency: 'open' } });
  await showScreen('/admin/complaints/:number', viewComplaint, '/admin/complaints/C-2026-000001');
  return screen.queryByRole('link', { name: 'Open the listing' })?.getAttribute('href');
}

const id = '6b0c6ed2347a6959be676664';
it.each([
  [`/rentals/${id}`, id],
  [`https://homes.example.org/bn/buys/${id}?from=list`, id],
  ['/rentals?q=house', undefined],
  ['the page about a house', undefined],
  [undefined, undefined],
])('leads from the page %s to the listing %s, where it can be acted on', async (page, listing) => {
  expect(await open(page)).toBe(listing && `/admin/posts/view-post/${listing}`);
});
