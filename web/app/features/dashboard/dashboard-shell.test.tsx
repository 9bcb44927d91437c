import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { DashboardShell } from './dashboard-shell.tsx';

const open = () => showPart(<DashboardShell>A screen</DashboardShell>, '/dashboard/your-profile');

it('links to its screens', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Your Profile', '/dashboard/your-profile'],
    ['New Post', '/dashboard/new-post'],
    ['View Your Listings', '/dashboard/view-your-listings'],
    ['Alerts', '/dashboard/alerts'],
    ['Promote Your listings', '/dashboard/promote'],
    ['Messages', '/dashboard/messages'],
  ]);
});
