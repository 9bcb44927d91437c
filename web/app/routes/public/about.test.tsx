import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { showInSite } from '../../../test/site.ts';
import About from './about.tsx';

let visitor: { address: string };
beforeEach(async () => {
  ({ visitor } = await showInSite([{ path: '/about', Component: About }], '/about'));
});

it('describes the platform', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Us');
  expect(
    screen.getByText(/^Thikana means address\. It is a marketplace where the people of Siliguri/),
  ).toBeTruthy();
});

it('does not explain the name Thikana on a site with another name', async () => {
  cleanup();
  await showInSite([{ path: '/about', Component: About }], '/about', { name: 'Casa Puebla' });
  expect(screen.getByText(/^Casa Puebla is a marketplace where the people of Siliguri/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Thikana means');
});

it('has the four tiles', () => {
  const tiles = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('heading');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Easy Ad Posting',
    'Personal Dashboard',
    'Promote for High Visibility',
    'Fast & Secure',
  ]);
});

it('states the mission', () => {
  const mission = screen.getByRole('region', { name: 'Our mission' });
  expect(mission.textContent).toContain('A fair and free way to find a home: true listings, real owners');
});

it('invites visitors to sign up', async () => {
  const mission = screen.getByRole('region', { name: /mission/i });
  await press(within(mission).getByRole('link').textContent ?? '', 'link');
  expect(visitor.address).toBe('/signup');
});

it('shows the contact details: an email address, two phone numbers and two social links', () => {
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.filter(([, address]) => !address?.startsWith('/'))).toEqual([
    ['hello@thikana.example', 'mailto:hello@thikana.example'],
    ['+91 00000 00001', 'tel:+910000000001'],
    ['+91 00000 00002', 'tel:+910000000002'],
    ['Facebook', 'https://social.example/thikana'],
    ['Instagram', 'https://pictures.example/thikana'],
  ]);
});
