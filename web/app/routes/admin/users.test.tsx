import { fireEvent, screen, within } from '@testing-library/react';
import { pageUsers } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { anAccount, figures, stubAdministration } from '../../../test/administration.ts';
import { pass, showScreen } from '../../../test/show.tsx';
import * as users from './users.tsx';

const account = anAccount();
const open = () => showScreen('/admin/users', users);

it('shows the count and filters', async () => {
  stubAdministration({ users: [account] });
  await open();
  expect(figures()).toEqual(['Total Users: 25', 'Verified Users: 22', 'Unverified Users: 3']);
  const filter = within(screen.getByLabelText('Verification')).getAllByRole('option');
  expect(filter.map((option) => option.textContent)).toEqual(['All', 'Verified', 'Unverified']);
});

it('has the specified columns', async () => {
  const unverified = anAccount({ _id: '6740000000000000000000a2', isVerified: false });
  stubAdministration({ users: [account, unverified] });
  await open();
  const headings = screen
    .getAllByRole('columnheader')
    .map((head) => (head.querySelector('a') ?? head).textContent);
  expect(headings).toEqual([
    'Avatar',
    'Name',
    'Email',
    'Phone',
    'Auth Provider',
    'Role',
    'Verified',
    'Actions',
  ]);
  const [yes, no] = screen.getAllByRole('row').slice(1);
  for (const text of ['Asha Rai', 'asha@example.com', '+91 98320 11111', 'Email and password', 'User', 'Yes'])
    expect(yes?.textContent).toContain(text);
  expect(no?.textContent).toContain('No');
});

it('opens a user by View User', async () => {
  stubAdministration({ users: [account] });
  const { visitor } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Asha Rai' }));
  await pass(0);
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(items).toEqual(['View User', 'Reset Password', 'Ban User', 'Delete User']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'View User' }));
  await pass(0);
  expect(visitor.address).toBe(`/admin/users/view-user/${account._id}`);
});

it.each([
  ['The database is away.', 'The database is away.'],
  ['', 'Failed to fetch users'],
])('shows why the list failed to load (%s)', async (message, text) => {
  stubAdministration({}).on(pageUsers, { status: 503, json: { code: 'unavailable', message } });
  await open();
  expect(screen.getAllByText(text).some((line) => line.closest('[role=alert]'))).toBe(true);
});
