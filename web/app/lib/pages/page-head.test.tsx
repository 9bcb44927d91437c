import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { HeadTag } from './head-tags.ts';
import { PageHead } from './page-head.tsx';

const page = (...tags: HeadTag[]) => ({ Component: () => null, handle: { meta: () => tags } });
const Site = () => (
  <>
    <PageHead />
    <Outlet />
  </>
);

it('replaces the link of a page instead of turning it into that of the next', async () => {
  const preload = { rel: 'preload', as: 'image', imageSrcSet: '/garden-480.avif 480w' } as const;
  const feed = { rel: 'alternate', href: '/feed.xml' };
  const children = [
    { path: '/', ...page({ title: 'Home' }, preload) },
    { path: '/rentals', ...page({ title: 'For rent' }, feed) },
  ];
  const router = createMemoryRouter([{ Component: Site, children }]);
  render(<RouterProvider router={router} />);
  const link = document.querySelector('link[rel=preload]');
  expect(link).toBeTruthy();
  await act(() => router.navigate('/rentals'));
  expect(document.querySelector('link[rel=alternate]')).toBeTruthy();
  expect(document.querySelector('link[rel=preload]')).toBeNull();
  // Changed one attribute at a time, it would be a preload without an address for a moment.
  expect(link?.getAttribute('imagesrcset')).toBe(preload.imageSrcSet);
});

it('replaces a meta tag too, so that no policy gets the content of another tag', async () => {
  const children = [
    { path: '/', ...page({ title: 'Alerts' }, { name: 'referrer', content: 'no-referrer' }) },
    { path: '/rentals', ...page({ title: 'For rent' }, { property: 'og:type', content: 'website' }) },
  ];
  const router = createMemoryRouter([{ Component: Site, children }]);
  render(<RouterProvider router={router} />);
  const referrer = document.querySelector('meta[name=referrer]');
  await act(() => router.navigate('/rentals'));
  expect(document.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe('website');
  expect(referrer?.outerHTML).toBe('<meta name="referrer" content="no-referrer">');
  await act(() => router.navigate('/'));
  expect(document.querySelectorAll('meta')).toHaveLength(1);
});
