import { fireEvent, screen, within } from '@testing-library/react';
import { pagePosts } from '@thikana/contract/moderation';
import { type AdminUser, changeRole, liftBan, viewUser } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { anAccount, aPost, stubAdministration } from '../../../test/administration.ts';
import { dialog } from '../../../test/fields.ts';
import { pass, showScreen, toasts } from '../../../test/show.tsx';
import * as viewUserRoute from './view-user.tsx';

async function open(account: AdminUser) {
  stubAdministration({}).on(viewUser, { json: { success: true, message: '', data: account } });
  await showScreen('/admin/users/view-user/:id', viewUserRoute, `/admin/users/view-user/${account._id}`);
  const heading = screen.getByRole('heading', { level: 1 });
  return { name: heading.textContent, badges: heading.parentElement?.textContent };
}
const details = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent));

it('shows avatar, name, address, role and verification of a user', async () => {
  const { name, badges } = await open(anAccount());
  expect(screen.getByText('AR')).toBeTruthy();
  expect(screen.getAllByText('User')[0]?.className).toContain('bg-raised');
  expect(name).toBe('Asha Rai');
  expect(badges).toBe('Asha Raiasha@example.comUserVerified');
});

it('shows an administrator without a name, not verified', async () => {
  const { name, badges } = await open(anAccount({ name: '', role: 'admin', isVerified: false }));
  expect(name).toBe('Unknown User');
  expect(screen.getByText('U')).toBeTruthy();
  expect(badges).toBe('Unknown Userasha@example.comAdminNot verified');
  // Administrators have the site's accent colour.
  expect(screen.getAllByText('Admin')[0]?.className).toContain('bg-tea-soft');
});

it.each([
  ['+919832011111', '+91 98320 11111'],
  [undefined, 'Not provided'],
])('shows the details, the number %s as %s', async (phoneNumber, shown) => {
  const account = anAccount({ phoneNumber });
  await open(account);
  expect(details()).toEqual([
    ['User ID', account._id],
    ['Phone', shown],
    ['Auth Provider', 'Email and password'],
    ['Role', 'User'],
    ['Verification status', 'Verified'],
    ['Member since', '1 November 2026'],
  ]);
});

it('keeps the focus on the button that lifts a ban', async () => {
  const account = anAccount({ isBanned: true });
  const api = stubAdministration({});
  api.on(viewUser, { json: { success: true, message: '', data: account } });
  api.on(liftBan, { json: { success: true, message: '', data: { ...account, isBanned: false } } });
  await showScreen('/admin/users/view-user/:id', viewUserRoute, `/admin/users/view-user/${account._id}`);
  const lift = screen.getByRole<HTMLButtonElement>('button', { name: 'Lift ban' });
  lift.focus();
  fireEvent.click(lift);
  expect([lift.getAttribute('aria-busy'), lift.disabled]).toEqual(['true', false]);
  await pass(0);
  expect(document.activeElement).toBe(lift);
});

it('gives the account another role after a confirmation that says what it may do', async () => {
  const account = anAccount();
  const api = stubAdministration({});
  api.on(viewUser, { json: { success: true, message: '', data: account } });
  api.on(changeRole, { json: { success: true, message: '', data: { ...account, role: 'moderator' } } });
  await showScreen('/admin/users/view-user/:id', viewUserRoute, `/admin/users/view-user/${account._id}`);
  const change = screen.getByRole<HTMLButtonElement>('button', { name: 'Change role' });
  expect(change.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('What this person may do'), { target: { value: 'moderator' } });
  fireEvent.click(change);
  await pass(0);
  expect(api.asked.find(({ method }) => method === 'PUT')).toBeUndefined();
  expect(dialog().getByRole('heading').textContent).toBe('Change the role of Asha Rai?');
  expect(dialog().getByText(/^Moderator: reviews listings and reports/)).toBeTruthy();
  expect(dialog().queryByText(/is not verified/)).toBeNull();
  fireEvent.click(dialog().getByRole('button', { name: 'Change role' }));
  await pass(0);
  expect(toasts('success')).toEqual(['Role changed']);
  expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'moderator' });
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('warns before an account with an unverified email address becomes administrator', async () => {
  await open(anAccount({ isVerified: false }));
  fireEvent.change(screen.getByLabelText('What this person may do'), { target: { value: 'admin' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change role' }));
  await pass(0);
  expect(dialog().getByText(/^Administrator: everything/)).toBeTruthy();
  expect(dialog().getByText(/asha@example.com is not verified/)).toBeTruthy();
});

it('keeps the dialog open and says why the role was not changed', async () => {
  const account = anAccount();
  const api = stubAdministration({});
  api.on(viewUser, { json: { success: true, message: '', data: account } });
  api.on(changeRole, { status: 503, json: { code: 'unavailable', message: 'Busy.' } });
  await showScreen('/admin/users/view-user/:id', viewUserRoute, `/admin/users/view-user/${account._id}`);
  fireEvent.change(screen.getByLabelText('What this person may do'), { target: { value: 'editor' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change role' }));
  await pass(0);
  fireEvent.click(dialog().getByRole('button', { name: 'Change role' }));
  await pass(0);
  expect(dialog().getByRole('alert').textContent).toContain('Failed to change the role');
});

it('offers no other role for the own account', async () => {
  await open(anAccount({ _id: '6740000000000000000000ad', role: 'admin' }));
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
});

it('lists the newest listings with their status, and leads to all', async () => {
  const account = anAccount();
  const post = aPost('flat rent', { title: 'A flat by the river', approvalStatus: 'rejected' });
  const api = stubAdministration({});
  api.on(viewUser, { json: { success: true, message: '', data: account } });
  const paged = { success: true, message: '', page: 1, totalPages: 2, total: 9 };
  api.on(pagePosts, { json: { ...paged, data: [{ ...post, signals: [] }] } });
  await showScreen('/admin/users/view-user/:id', viewUserRoute, `/admin/users/view-user/${account._id}`);
  expect(api.asked.find(({ path }) => path === pagePosts.path)?.query).toEqual({ owner: account._id });
  const listings = within(screen.getByRole('region', { name: 'Listings' }));
  expect(listings.getByRole('listitem').textContent).toBe('A flat by the riverRejected');
  expect(listings.getByRole('link', { name: post.title }).getAttribute('href')).toBe(
    `/admin/posts/view-post/${post._id}`,
  );
  expect(listings.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/admin/posts?q=asha%40example.com',
  );
});

it('has no list of listings for an account without any', async () => {
  await open(anAccount());
  expect(screen.queryByRole('region', { name: 'Listings' })).toBeNull();
});
