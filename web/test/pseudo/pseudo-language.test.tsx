import { act, cleanup, render } from '@testing-library/react';
import type { Endpoint } from '@thikana/contract/endpoint';
import { endpoints } from '@thikana/contract/endpoints';
import { setLanguageSource } from '@thikana/contract/language';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageHead } from '#web/lib/pages/page-head.tsx';
import type { PageModule } from '#web/lib/pages/page-module.ts';
import { pageRoute, pageRoutes } from '#web/lib/pages/page-routes.tsx';
import type { SiteRoute } from '#web/lib/pages/site-map.ts';
import { clearSession } from '#web/lib/session/session.ts';
import * as root from '../../app/root.tsx';
import siteMap from '../../app/routes.ts';
import { signIn } from '../people.ts';
import { createFaker } from './fake-answer.ts';
import { leftovers, visibleTexts } from './visible-text.ts';

const pages = import.meta.glob<PageModule>(
  [
    '../../app/routes/{public,account,dashboard,admin}/*.tsx',
    '../../app/routes/admin/places/*.tsx',
    '!**/*.test.tsx',
  ],
  { eager: true },
);
// What pages load later, so that it is there at once.
import.meta.glob(['../../app/**/*.tsx', '!**/*.test.tsx', '!**/*.server.tsx', '!**/entry.*.tsx'], {
  eager: true,
});

/** Left out: screens that only lead elsewhere. */
const leading = /^\/(admin|dashboard|admin\/sign-out)$/;
const params: Record<string, string> = {
  area: 'matigara',
  id: '674000000000000000000001',
  kind: 'listing',
  places: 'areas',
  slug: 'matigara',
  token: '1',
  '*': 'nothing',
};

function addressesOf(routes: readonly SiteRoute[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return children ? addressesOf(children, address) : [address || '/'];
  });
}

const addresses = [...new Set(addressesOf(siteMap))]
  .filter((address) => !leading.test(address))
  .map((address) =>
    address.replaceAll(/:(\w+)|\*/g, (_, name: string | undefined) => params[name ?? '*'] ?? ''),
  );

const fake = createFaker();

/** What React reports, apart from keys of lists, because made-up answers repeat values, and tags that this browser lacks. */
let problems: string[];

beforeEach(() => {
  problems = [];
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => {
    if (!/same key|is unrecognized in this browser/.test(String(text))) problems.push(String(text));
  });
  setLanguageSource(() => 'bn');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://localhost');
    const endpoint = endpointOf(init.method ?? 'GET', pathname);
    if (!endpoint) throw new TypeError(`Nothing answers ${pathname}`);
    const json = fake(endpoint.response);
    return { status: 200, ok: true, headers: new Headers(), json: async () => json };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  clearSession();
});

function endpointOf(method: string, path: string): Endpoint | undefined {
  return (endpoints as readonly Endpoint[]).find(
    (each) => each.method === method && new RegExp(`^${each.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );
}

function Site() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  );
}

/** Opens a page of the site, as the person who may. */
async function open(address: string): Promise<void> {
  if (address.startsWith('/admin')) signIn({ role: 'admin', name: 'Ωμέγα', email: '1@2.3' });
  else if (address.startsWith('/dashboard')) signIn({ name: 'Ωμέγα', email: '1@2.3' });
  const site = {
    id: 'root',
    ...pageRoute(root as PageModule),
    children: pageRoutes(siteMap, (file) => pageRoute(pages[`../../app/${file}`] as PageModule)),
  };
  const router = createMemoryRouter([{ element: <Site />, children: [site] }] as never, {
    initialEntries: [address],
  });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await vi.waitFor(() =>
      expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true),
    );
  });
}

it.each(addresses)('shows no text at %s that is not a message', async (address) => {
  await open(address);
  expect(problems).toEqual([]);
  expect(document.querySelector('h1, h2')).toBeTruthy();
  const found = visibleTexts(document).flatMap(leftovers);
  expect([...new Set(found)]).toEqual([]);
});
