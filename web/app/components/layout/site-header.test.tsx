import { fireEvent, screen, within } from '@testing-library/react';
import type { Role } from '@thikana/contract/vocabulary';
import { expect, it } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { site } from '../../../test/site.ts';
// Imported here, so that the tests need not wait for the lazy account menu.
import './account-entries.tsx';
import './account-menu.tsx';
import { SiteHeader } from './site-header.tsx';

const open = () => showPart(<SiteHeader site={site} />);
/** The wide bar and the narrow panel hold the same entries; CSS shows one of them. */
const bar = () => within(screen.getByRole('banner'));
const panel = () => {
  const element = document.getElementById('site-panel');
  if (!element) throw new Error('there is no panel');
  return element;
};
const leadsTo = (name: string) =>
  bar()
    .getAllByRole('link', { name, hidden: true })
    .map((link) => link.getAttribute('href'));
const accountButton = () => bar().getAllByRole('button', { name: /^Account of/ })[0] as HTMLElement;

it.each([
  ['Home', '/'],
  ['Available Properties', '/properties'],
  ['Rent', '/rentals'],
  ['Buy', '/buys'],
  ['Shortlist', '/shortlist'],
  ['About Us', '/about'],
  ['Login', '/login'],
  ['Sign Up', '/signup'],
])('links visitors by %s to %s in the bar and in the panel', async (name, path) => {
  await open();
  expect(leadsTo(name)).toEqual([path, path]);
});

it('opens and closes a panel', async () => {
  await open();
  expect(panel().hidden).toBe(true);
  fireEvent.click(bar().getByRole('button', { name: 'Menu' }));
  expect(panel().hidden).toBe(false);
  fireEvent.click(bar().getByRole('button', { name: 'Close menu' }));
  expect(panel().hidden).toBe(true);
});

it('closes the panel on a press outside', async () => {
  await open();
  fireEvent.click(bar().getByRole('button', { name: 'Menu' }));
  fireEvent.pointerDown(panel());
  expect(panel().hidden).toBe(false);
  fireEvent.pointerDown(document.body);
  await pass(0);
  expect(panel().hidden).toBe(true);
});

it.each([
  ['/pictures/asha.jpg', ''],
  [undefined, 'AR'],
])('shows the avatar %s, or else the initials', async (avatar, initials) => {
  signIn({ avatar });
  await open();
  const button = accountButton();
  expect(button.querySelector('img')?.getAttribute('src')).toBe(avatar);
  expect(button.textContent).toBe(`${initials}Account of Asha Rai`);
});

it('shows in a menu who is logged in, and closes it on a press outside', async () => {
  signIn();
  await open();
  const button = accountButton();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const menu = within(button.parentElement as HTMLElement);
  expect(menu.getByText('Asha Rai')).toBeTruthy();
  expect(menu.getByText('asha@example.com')).toBeTruthy();
  fireEvent.pointerDown(document.body);
  await pass(0);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it.each<[Role, string, string]>([
  ['user', 'My Account', '/dashboard'],
  ['admin', 'Admin Dashboard', '/admin'],
])('links the role %s by %s to %s', async (role, name, path) => {
  signIn({ role });
  await open();
  expect(leadsTo(name)).toEqual([path, path]);
  expect(bar().queryAllByText(role === 'user' ? 'Admin Dashboard' : 'My Account')).toEqual([]);
  expect(bar().queryAllByText('Sign Up')).toEqual([]);
});

it('holds every screen of the dashboard in the panel', async () => {
  signIn();
  await open();
  const links = within(panel()).getAllByRole('link', { hidden: true });
  const paths = links.map((link) => link.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining(['/dashboard/your-profile', '/dashboard/alerts']));
  expect(paths.filter((path) => path === '/dashboard/messages')).toHaveLength(1);
});

it('logs out and opens the login page', async () => {
  signIn();
  const { visitor } = await open();
  fireEvent.click(accountButton());
  fireEvent.click(bar().getAllByRole('button', { name: 'Log Out' })[0] as HTMLElement);
  await pass(0);
  expect(visitor.address).toBe('/login');
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('user')]).toEqual([null, null]);
});

it.each([
  [true, '/dashboard/new-post'],
  [false, '/login?notice=post&from=%2Fdashboard%2Fnew-post'],
])('links to a new post (logged in: %s) by %s', async (isSignedIn, path) => {
  if (isSignedIn) signIn();
  await open();
  expect(leadsTo('Post Your Property')).toEqual([path, path]);
});

it('offers no new post to an administrator', async () => {
  signIn({ role: 'admin' });
  await open();
  expect(bar().queryAllByText('Post Your Property')).toEqual([]);
  expect(leadsTo('Buy')).toEqual(['/buys', '/buys']);
});
