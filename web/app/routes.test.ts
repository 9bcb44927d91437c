import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { pageRoutes } from './lib/pages/page-routes.tsx';
import type { SiteRoute } from './lib/pages/site-map.ts';
import siteMap from './routes.ts';

const routes = pageRoutes(siteMap, (file) => ({ handle: file }));
const screenAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.handle;

it.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
  ['/contact', 'contact'],
  ['/rentals', 'rentals'],
  ['/rentals/6740000000000000000000a1', 'rental'],
  ['/rentals/in/sevoke-road', 'area-rentals'],
  ['/buys/in/matigara', 'area-buys'],
  ['/buys', 'buys'],
  ['/buys/6740000000000000000000a1', 'buy'],
  ['/properties', 'properties'],
  ['/shortlist', 'shortlist'],
  ['/compare', 'compare'],
  ['/access-denied', 'access-denied'],
  ['/no-such-page', 'not-found'],
])('the public screens are at %s', (address, file) => {
  expect(screenAt(address)).toBe(`routes/public/${file}.tsx`);
});

it.each([
  ['/signup', 'signup'],
  ['/SignupLocalComponent', 'signup'],
  ['/login', 'login'],
  ['/verify-email', 'verify-email'],
  ['/reset-password/abc', 'reset-password'],
])('the account screens are at %s', (address, file) => {
  expect(screenAt(address)).toBe(`routes/account/${file}.tsx`);
});

it.each([
  ['/dashboard', 'index'],
  ['/dashboard/your-profile', 'your-profile'],
  ['/dashboard/new-post', 'new-post'],
  ['/dashboard/new-post/sell', 'new-post-sell'],
  ['/dashboard/new-post/rent', 'new-post-rent'],
  ['/dashboard/view-your-listings', 'view-your-listings'],
  ['/dashboard/view-your-listings/edit-post/6740000000000000000000a1', 'edit-post'],
  ['/dashboard/promote', 'promote'],
  ['/dashboard/messages', 'new-conversation'],
  ['/dashboard/messages/6740000000000000000000a1', 'conversation'],
])('the user’s screens are at %s', (address, file) => {
  expect(screenAt(address)).toBe(`routes/dashboard/${file}.tsx`);
});

it.each([
  ['/admin', 'index'],
  ['/admin/home', 'home'],
  ['/admin/posts', 'posts'],
  ['/admin/posts/view-post/6740000000000000000000a1', 'view-post'],
  ['/admin/imports', 'imports'],
  ['/admin/imports/7', 'view-import'],
  ['/admin/pending-posts', 'pending-posts'],
  ['/admin/users', 'users'],
  ['/admin/users/view-user/6740000000000000000000a1', 'view-user'],
  ['/admin/settings', 'settings'],
])('the administrators’ screens are at %s', (address, file) => {
  expect(screenAt(address)).toBe(`routes/admin/${file}.tsx`);
});

const secret = (entries: SiteRoute[]): string[] =>
  entries.flatMap(({ path, file, children }) => [
    ...(path?.includes(':token') || path === 'verify-email' ? [file] : []),
    ...secret(children ?? []),
  ]);

// Importing all screens takes seconds.
it.each(secret(siteMap))(
  'no page with a token in its address is cached or leaked: %s',
  { timeout: 60_000 },
  async (file) => {
    const page = await import(`./${file}`);
    expect(page.headers()).toEqual({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.meta({ matches: [] })).toContainEqual({ name: 'referrer', content: 'no-referrer' });
  },
);

it('there are nine pages with a token in their address', () => expect(secret(siteMap)).toHaveLength(9));

const filesOf = (entries: readonly SiteRoute[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`./${file}`, ...filesOf(children)]);

it('every page in the folders of pages has an address, and the other way round', () => {
  const pages = import.meta.glob([
    './routes/{public,account,dashboard,admin}/*.tsx',
    './routes/admin/places/*.tsx',
    '!**/*.test.tsx',
  ]);
  expect(new Set(filesOf(siteMap))).toEqual(new Set(Object.keys(pages)));
});
