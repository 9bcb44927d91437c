import { render, screen, within } from '@testing-library/react';
import { countDocuments, viewActivity } from '@thikana/contract/moderation';
import { expect, it } from 'vitest';
import { counts, figures, stubAdministration } from '../../../test/administration.ts';
import { press } from '../../../test/fields.ts';
import { showScreen } from '../../../test/show.tsx';
import * as home from './home.tsx';

const { HydrateFallback } = home;
const activity = { weeks: [{ start: '2026-11-16', listings: 3, signUps: 1 }], areas: [] };

it('has seven cards', async () => {
  stubAdministration({}).on(viewActivity, { json: { success: true, message: '', data: activity } });
  await showScreen('/admin/home', home);
  expect(figures()).toEqual([
    'Total Users: 25',
    'Verified Users: 22',
    'Unverified Users: 3',
    'Total Posts: 240',
    'Active Posts: 215',
    'Pending Posts: 18',
    'Rejected Posts: 7',
    'Open Reports: 4',
  ]);
});

it('sums the areas beyond the largest', async () => {
  const totals = { approved: 2_000, pending: 100, rejected: 50 };
  const data = {
    ...activity,
    areas: [{ area: 'matigara', approved: 30, pending: 2, rejected: 1 }],
    moreAreas: { areas: 4_975, ...totals },
  };
  stubAdministration({}).on(viewActivity, { json: { success: true, message: '', data } });
  await showScreen('/admin/home', home);
  const table = within(screen.getByRole('table', { name: 'Listings by area' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'AreaApprovedPendingRejected',
    'Matigara3021',
    '4,975 more areas2,00010050',
  ]);
  expect(screen.getByText('The areas with the most listings, by status.')).toBeTruthy();
});

it('shows that it loads', () => {
  render(<HydrateFallback />);
  expect(screen.getByRole('status', { name: /Loading/ })).toBeTruthy();
});

it.each([
  ['The database is away.', 'The database is away.'],
  ['', 'Failed to fetch analytics'],
])('shows the error in red (%s) and retries', async (message, text) => {
  const api = stubAdministration({});
  api.on(viewActivity, { json: { success: true, message: '', data: activity } });
  api.on(countDocuments, { status: 503, json: { code: 'unavailable', message } });
  await showScreen('/admin/home', home);
  expect(screen.getAllByText(text).some((line) => line.closest('[role=alert]'))).toBe(true);
  expect(screen.getAllByText('Failed to fetch analytics').some((title) => title.closest('.text-bad'))).toBe(
    true,
  );
  api.on(countDocuments, { json: { message: '', result: counts } });
  await press('Try Again');
  expect(figures()).toHaveLength(8);
});
