import { createElement as h, Suspense } from 'react';
import { createStaticHandler, data, Outlet, redirect } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderWhole } from '../../../framework/render-whole.ts';
import type { PageModule } from './page-module.ts';
import { pageRoute } from './page-routes.tsx';
import { renderPage } from './render-page.server.tsx';

const root: PageModule = { default: () => h(Outlet), ErrorBoundary: () => 'Something went wrong' };

const Html = () => h('html', { lang: 'en' }, h('head'), h('body', null, h(Outlet)));
const Loading = () => 'Loading';
const Removed = () => 'No longer listed';

/** The document of a site with one page. */
async function documentOf(page: Partial<PageModule>) {
  const home = { id: 'home', path: '/', ...pageRoute({ default: () => 'Homes', ...page }) };
  const routes = [
    { id: 'document', Component: Html, children: [{ id: 'root', ...pageRoute(root), children: [home] }] },
  ];
  const scriptsOf = (ids: readonly string[]) => ({
    modules: { home: '/home.js' },
    elements: `<script>${ids}</script>`,
  });
  const api = { call: async () => undefined as never };
  const handler = createStaticHandler(routes as Parameters<typeof createStaticHandler>[0]);
  const { body, ...answer } = await renderPage(new URL('http://localhost/'), api, {
    handler,
    scriptsOf,
    renderTree: renderWhole,
  });
  return { ...answer, html: Buffer.from(body).toString() };
}

function Broken(): never {
  throw new Error('The roof is off.');
}

it('is complete, with the data of its loaders and its scripts for the browser', async () => {
  const { status, html } = await documentOf({
    loader: () => ({ words: 'told by the loader</script>' }),
    default: ({ loaderData }: { loaderData: { words: string } }) => h('h1', null, loaderData.words),
  });
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>.*<h1>told by the loader&lt;/s);
  const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    loaderData: { home: { words: 'told by the loader</script>' } },
    errors: null,
    modules: { home: '/home.js' },
  });
  expect(html).toMatch(/<script>document,root,home<\/script><\/body><\/html>$/);
});

it('does not load what only the browser loads', async () => {
  const clientLoader = vi.fn();
  const { html } = await documentOf({ clientLoader, HydrateFallback: Loading });
  expect(clientLoader).not.toHaveBeenCalled();
  expect(html).toContain('<body>Loading<script');
});

it('has the headers of its page', async () => {
  const { headers } = await documentOf({ headers: () => ({ 'cache-control': 'no-store' }) });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
});

it('redirects', async () => {
  const loader = () => {
    throw redirect('/rentals', 301);
  };
  expect(await documentOf({ loader })).toMatchObject({
    status: 301,
    headers: { location: '/rentals' },
    html: '',
  });
});

it('has the status of an expected failure, and its data', async () => {
  const loader = () => {
    throw data({ code: 'listing_removed' }, { status: 410 });
  };
  const { status, html } = await documentOf({ loader, ErrorBoundary: Removed });
  expect(status).toBe(410);
  expect(html).toContain('No longer listed');
  expect(html).toContain('"data":{"code":"listing_removed"}');
});

it.each<[where: string, page: Partial<PageModule>]>([
  ['the page', { default: Broken }],
  ['a part of it', { default: () => h(Suspense, null, h(Broken)) }],
  ['its loader', { loader: Broken }],
])('is the error page without details, and the cause is logged, when %s fails', async (_, page) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, html } = await documentOf(page);
  expect(status).toBe(500);
  expect(html).toContain('Something went wrong');
  expect(html).not.toContain('roof');
  expect(logged.mock.calls.flat().map(String)).toContain('Error: The roof is off.');
  logged.mockRestore();
});
