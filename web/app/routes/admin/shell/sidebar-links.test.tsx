import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { signIn } from '../../../../test/people.ts';
import { SidebarLinks } from './sidebar-links.tsx';

const currentAt = (address: string) => {
  signIn({ role: 'admin' });
  render(
    <MemoryRouter initialEntries={[address]}>
      <SidebarLinks isCompact={false} waiting={{ posts: 2, noticed: 3 }} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
};

it.each([
  ['/admin/posts', ['Manage Posts']],
  ['/admin/posts?status=pending', ['Manage Posts']],
  ['/admin/posts?signal=any&page=2', ['Fraud checks3Open signals: 3']],
  ['/admin/users', ['Manage Users']],
])('at %s the entry %s is the current one', (address, entries) => {
  expect(currentAt(address)).toEqual(entries);
});

it('shows how many items wait, and nothing for zero', () => {
  currentAt('/admin/home');
  expect(screen.getAllByText(/waiting$|: \d+$/).map((text) => text.textContent)).toEqual([
    '2 waiting',
    'Open signals: 3',
  ]);
});
